import type { Opinion } from '@schooldog/domain/entries';
import { useTranslation } from 'react-i18next';
import { OpinionMark } from './opinion.tsx';

export function OpinionBadge({ opinion }: Readonly<{ opinion: Opinion }>) {
  const { t } = useTranslation('features/entries');
  return <OpinionMark opinion={opinion}>{t(`opinion.${opinion}`)}</OpinionMark>;
}

import type { Opinion } from '@schooldog/domain/entries';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OpinionMark } from './opinion.tsx';

export function OpinionBadge({ opinion }: Readonly<{ opinion: Opinion }>) {
  const { t } = useTexts('features/entries');
  return <OpinionMark opinion={opinion}>{t(`opinion.${opinion}`)}</OpinionMark>;
}

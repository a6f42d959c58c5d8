import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RecordMissing } from '../../../ui/RecordMissing.tsx';

type Props = Pick<ComponentProps<typeof RecordMissing>, 'state'> &
  Readonly<{
    /** A walk in progress goes away from someone who was removed from it. */
    page: 'inprogress' | 'outcome';
  }>;

export function WalkMissing({ state, page }: Props) {
  const { t } = useTexts('features/walks/parts');
  const navigate = useNavigate();
  return (
    <RecordMissing
      state={state}
      heading={t('missing.heading')}
      words={(kind) => ({
        title: t(`missing.${kind}.title`),
        body: t(kind === 'gone' && page === 'inprogress' ? 'missing.left' : `missing.${kind}.body`),
      })}
      toList={{ label: t('missing.toList'), run: () => void navigate({ to: '/walks' }) }}
    />
  );
}

import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RecordMissing } from '../../../ui/RecordMissing.tsx';

type Props = Pick<ComponentProps<typeof RecordMissing>, 'state'>;

export function EntryMissing({ state }: Props) {
  const { t } = useTexts('features/entries');
  const navigate = useNavigate();
  return (
    <RecordMissing
      state={state}
      heading={t('detail.title')}
      words={(kind) => ({ title: t(`detail.${kind}.title`), body: t(`detail.${kind}.body`) })}
      toList={{ label: t('detail.toList'), run: () => void navigate({ to: '/entries' }) }}
    />
  );
}

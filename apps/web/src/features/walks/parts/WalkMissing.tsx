import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordMissing } from '../../../ui/RecordMissing.tsx';

type Props = Pick<ComponentProps<typeof RecordMissing>, 'state'>;

export function WalkMissing({ state }: Props) {
  const { t } = useTranslation('features/walks/parts');
  const navigate = useNavigate();
  return (
    <RecordMissing
      state={state}
      heading={t('missing.heading')}
      words={(kind) => ({ title: t(`missing.${kind}.title`), body: t(`missing.${kind}.body`) })}
      toList={{ label: t('missing.toList'), run: () => void navigate({ to: '/walks' }) }}
    />
  );
}

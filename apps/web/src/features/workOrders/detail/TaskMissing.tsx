import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { RecordState } from '../../../platform/offlineRecords/useShownRecord.ts';
import { RecordMissing } from '../../../ui/RecordMissing.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';

type Props = Readonly<{ state: Exclude<RecordState<ShownWorkOrder>, { kind: 'shown' }> }>;

/** While the order is awaited, or why it is not here. */
export function TaskMissing({ state }: Props) {
  const { t } = useTexts('features/workOrders');
  const navigate = useNavigate();
  if (state.kind === 'waiting') return <RecordSkeleton cards={[120, 260]} />;
  return (
    <RecordMissing
      state={state}
      heading={t('one')}
      words={(kind) => ({ title: t(`missing.${kind}.title`), body: t(`missing.${kind}.body`) })}
      toList={{ label: t('missing.toList'), run: () => void navigate({ to: '/tasks' }) }}
    />
  );
}

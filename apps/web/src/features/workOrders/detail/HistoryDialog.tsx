import type { History } from '@schooldog/contract';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { useHistoryWords } from './useHistoryWords.ts';

type Props = Readonly<{ workOrderId: string; people: ReadonlyMap<string, string>; onClose(): void }>;

/** Every change that the audit trail keeps: who, which field, from what to what. */
export function HistoryDialog({ workOrderId, people, onClose }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const words = useHistoryWords(people);
  return (
    <Dialog title={t('history.title')} onClose={onClose} width="user">
      <HistoryPanel
        procedure={api.workOrders.getWorkOrderHistory}
        input={{ workOrderId }}
        entriesOf={readable}
        {...words}
      />
    </Dialog>
  );
}

/**
 * The text of a location says it all; the ids behind it say nothing to people. What a new order was left without is no
 * change either.
 */
function readable(changes: History['changes']): History['changes'] {
  return changes.filter(
    ({ field, from, to }) => !field.startsWith('locationDataProfile') && !(isNothing(from) && isNothing(to)),
  );
}

function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}

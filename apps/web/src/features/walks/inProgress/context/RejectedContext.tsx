import type { ShownWalk } from '@schooldog/contract/walks';
import type { Keep } from '@schooldog/domain/kernel';
import { walkContextMerge } from '@schooldog/domain/walks';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { chosenEdit, replaceRejected } from '../../../../platform/offlineRecords/rejectedTexts.ts';
import type { OutboxItem } from '../../../../platform/outbox/index.ts';
import { toastError } from '../../../../platform/toasts/toasts.ts';
import { ConflictPanel } from '../../../../ui/ConflictPanel.tsx';
import { useContextWords } from '../../parts/useContextWords.ts';
import { contextWork } from '../../walkWork.ts';
import { rejectedContexts } from './rejectedContext.ts';
import { shownConflict } from './shownConflict.ts';

type Props = Readonly<{ walk: ShownWalk; rejected: readonly OutboxItem[] }>;

/** Texts that someone else wrote while this device was offline, to choose from. */
export function RejectedContext({ walk, rejected }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const { labelOf } = useContextWords();
  const found = rejectedContexts(rejected);
  const keep = async (one: (typeof found)[number], which: Keep) => {
    const edit = chosenEdit(walkContextMerge, one, which);
    const label = t('context.work', { field: shownConflict(one.conflict, labelOf).label });
    try {
      await replaceRejected(one, Object.keys(edit).length === 0 ? null : contextWork(walk, edit, label));
    } catch {
      toastError(t('context.failed'));
    }
  };
  return (
    <ConflictPanel
      conflicts={found.map(({ conflict }) => shownConflict(conflict, labelOf))}
      onChoose={(conflict, which) => {
        const one = found.find((rejectedOne) => rejectedOne.conflict === conflict);
        if (one !== undefined) void keep(one, which);
      }}
    />
  );
}

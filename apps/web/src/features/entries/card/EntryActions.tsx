import type { ShownEntry } from '@schooldog/contract/entries';
import { canChangeEntry } from '@schooldog/domain/entries';
import { useActor } from '../../../platform/session/session.ts';
import { openEditEntry } from '../logEntry/open.ts';
import { EntryMenu } from './EntryMenu.tsx';
import { useDeleteEntry } from './useDeleteEntry.ts';

type Props = Readonly<{ entry: ShownEntry; title: string; onDeleted?: (() => void) | undefined }>;

/** Only for who may change the entry; others see a card without a menu. */
export function EntryActions({ entry, title, onDeleted }: Props) {
  const actor = useActor();
  const remove = useDeleteEntry({ onDeleted });
  if (!canChangeEntry(actor, entry)) return null;
  return (
    <EntryMenu title={title} onEdit={() => openEditEntry(entry)} onDelete={() => void remove(entry, title)} />
  );
}

// Puts what was filled in into the outbox, online or not. When that is done, it is safe on the device.
import type { ShownEntry } from '@schooldog/contract/entries';
import { enqueue } from '../../../platform/outbox/index.ts';
import { newId } from '../../../platform/newId.ts';
import type { EntryHome } from './home.ts';
import { editedEntryWork, newEntryWork, type EditFacts, type NewFacts } from './entryWork.ts';
import type { EntryValues } from './values.ts';

export async function storeNew(values: EntryValues, facts: NewFacts, home: EntryHome | null): Promise<void> {
  // When the person logs it, by the clock of the device; the server knows how wrong that clock is.
  const timestamp = new Date().toISOString();
  const work = newEntryWork(values, facts, { alertId: newId(), timestamp });
  await (home === null ? enqueue(work) : home.storeNew(work, sendingOf(values)));
}

/** Null when nothing changed, so that nothing is sent. */
export async function storeEdit(
  entry: ShownEntry,
  values: EntryValues,
  facts: EditFacts,
  home: EntryHome | null,
): Promise<string | null> {
  const work = editedEntryWork(entry, values, facts, newId());
  if (work === null) return null;
  return home === null ? enqueue(work) : home.storeEdit(work, sendingOf(values));
}

function sendingOf({ alert }: EntryValues) {
  return { sendImmediately: alert?.sendImmediately ?? false };
}

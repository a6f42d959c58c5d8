// A priority that fits what is asked for.
import type { EntryRow } from '../../features/entries/store.ts';

type Priority = EntryRow['tasksToAddOnSubmission'][number]['priority'];

const urgent = /no heat|sparked|wires are|exposed|chain on the exit|overflowed|today\.|won't latch|loose at/i;
const minor = /pencil|drawer|whiteboard|paint|rattles|screen is torn|filter light|slow\.|labels/i;

/** A drawn one, unless the words say otherwise: a room without heat is not a low priority, a stuck drawer not critical. */
export function priorityFor(words: string, drawn: Priority): Priority {
  if (urgent.test(words)) return drawn === 'Critical' ? 'Critical' : 'High';
  if (minor.test(words)) return drawn === 'Low' ? 'Low' : 'Medium';
  return drawn;
}

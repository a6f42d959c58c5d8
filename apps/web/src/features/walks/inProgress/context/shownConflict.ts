import type { FieldConflict } from '@schooldog/domain/kernel';
import type { WalkContext } from '@schooldog/domain/walks';
import { plainWords } from '../../../../ui/plainWords.ts';

/** Only texts conflict: of a choice the later one counts. */
export function shownConflict(conflict: FieldConflict, labelOf: (field: keyof WalkContext) => string) {
  return {
    conflict,
    label: labelOf(conflict.path[0] === 'weatherComment' ? 'weatherComment' : 'additionalNotes'),
    present: plainWords(conflict.present),
    yours: plainWords(conflict.yours),
  };
}

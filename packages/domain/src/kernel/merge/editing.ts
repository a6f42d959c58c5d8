// A form whose record changes while it is open: the user's input is rebased, and conflicts are shown.
import { jsonEqual } from '../diff.ts';
import type { FieldsOf, Keep, Merge, Shapes } from './defineMerge.ts';
import type { FieldConflict } from './fieldRule.ts';

/** `base` is the state that the editor has seen; `conflicts` are the unresolved ones. */
export type Editing<Fields> = Readonly<{
  base: Fields;
  values: Fields;
  conflicts: readonly FieldConflict[];
}>;

/** Rebases the form on a new state. Until a conflict is resolved, `values` holds what the editor wants. */
export function rebase<Of extends Shapes>(
  merge: Merge<Of>,
  { base, values, conflicts }: Editing<FieldsOf<Of>>,
  current: FieldsOf<Of>,
): Editing<FieldsOf<Of>> {
  const applied = merge.apply(current, merge.compare(base, values));
  const edit = merge.compare(current, applied.value);
  const left = conflicts.filter(
    (known) =>
      merge.touches(edit, known.path) && !applied.conflicts.some(({ path }) => jsonEqual(path, known.path)),
  );
  return { base: current, values: applied.value, conflicts: [...left, ...applied.conflicts] };
}

export function choose<Of extends Shapes>(
  merge: Merge<Of>,
  { base, values, conflicts }: Editing<FieldsOf<Of>>,
  conflict: FieldConflict,
  keep: Keep,
): Editing<FieldsOf<Of>> {
  const edit = merge.resolve(merge.compare(base, values), conflict, keep);
  return {
    base,
    values: merge.apply(base, edit).value,
    conflicts: conflicts.filter(({ path }) => !jsonEqual(path, conflict.path)),
  };
}

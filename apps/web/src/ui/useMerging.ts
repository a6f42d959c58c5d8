// A form of a record that others may change meanwhile: it follows the record, and says what has to be chosen.
import {
  choose,
  type FieldConflict,
  type FieldsOf,
  jsonEqual,
  type Keep,
  type Merge,
  rebase,
  recordConflictSchema,
  type Shapes,
} from '@schooldog/domain/kernel';
import { useRef, useState } from 'react';
import { refusalOf } from '../platform/api/problem.ts';
import { useOnChange } from './useOnChange.ts';

type Form<Of extends Shapes> = Readonly<{
  /** The record as the server has it now, by the latest answer. */
  current: FieldsOf<Of>;
  read(): FieldsOf<Of>;
  write(values: FieldsOf<Of>): void;
}>;

export function useMerging<Of extends Shapes>(merge: Merge<Of>, { current, read, write }: Form<Of>) {
  const [{ base, conflicts }, setKnown] = useState<Known<FieldsOf<Of>>>({ base: current, conflicts: [] });
  const titleRef = useRef<HTMLHeadingElement>(null);

  const moveTo = (now: FieldsOf<Of>, told: readonly FieldConflict[]) => {
    if (jsonEqual(base, now)) return;
    const moved = rebase(merge, { base, values: read(), conflicts }, now);
    write(moved.values);
    setKnown({ base: now, conflicts: moved.conflicts.map((one) => named(one, told)) });
  };
  // The query gives a new object for the same content, which is no reason to move.
  useOnChange(JSON.stringify(current), () => moveTo(current, []));

  return {
    base,
    conflicts,
    /** Then the history of the record is worth asking for. */
    isAuthorUnknown: conflicts.some(({ byName }) => byName === null),
    titleRef,
    choose: (conflict: FieldConflict, keep: Keep) => {
      const decided = choose(merge, { base, values: read(), conflicts }, conflict, keep);
      write(decided.values);
      setKnown({ base, conflicts: decided.conflicts });
    },
    /** What travels; null while something has to be chosen, which is shown then. */
    edit: () => {
      if (conflicts.length === 0) return merge.compare(base, read());
      titleRef.current?.focus();
      return null;
    },
    /** Whether a failed save was a conflict. The form shows it then. */
    takeConflict: (error: unknown): boolean => {
      const { code, data } = refusalOf(error);
      if (code !== 'record.conflict') return false;
      const told = recordConflictSchema.safeParse(data).data;
      const present = merge.readFields(told?.present);
      if (told === undefined || present === undefined) return false;
      moveTo(present, told.conflicts);
      return true;
    },
  };
}

type Known<Fields> = Readonly<{ base: Fields; conflicts: readonly FieldConflict[] }>;

function named(conflict: FieldConflict, told: readonly FieldConflict[]): FieldConflict {
  const known = told.find(({ path }) => jsonEqual(path, conflict.path));
  return known === undefined ? conflict : { ...conflict, byName: known.byName, time: known.time };
}

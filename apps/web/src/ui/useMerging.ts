// A form of a record that others may change while it is open: it follows the record, and shows the conflicts.
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

  const moveTo = (now: FieldsOf<Of>, reported: readonly FieldConflict[]) => {
    if (jsonEqual(base, now)) return;
    const moved = rebase(merge, { base, values: read(), conflicts }, now);
    write(moved.values);
    setKnown({ base: now, conflicts: moved.conflicts.map((one) => named(one, reported)) });
  };
  // The query returns a new object for the same content, which is no reason to rebase.
  useOnChange(JSON.stringify(current), () => moveTo(current, []));

  return {
    base,
    conflicts,
    /** Then the history of the record is worth fetching. */
    isAuthorUnknown: conflicts.some(({ byName }) => byName === null),
    titleRef,
    choose: (conflict: FieldConflict, keep: Keep) => {
      const decided = choose(merge, { base, values: read(), conflicts }, conflict, keep);
      write(decided.values);
      setKnown({ base, conflicts: decided.conflicts });
    },
    /** The edit to send; null while there are conflicts, which are then shown. */
    edit: () => {
      if (conflicts.length === 0) return merge.compare(base, read());
      titleRef.current?.focus();
      return null;
    },
    /** Whether a failed save was a conflict. The form then shows it. */
    takeConflict: (error: unknown): boolean => {
      const { code, data } = refusalOf(error);
      if (code !== 'record.conflict') return false;
      const answer = recordConflictSchema.safeParse(data).data;
      const present = merge.readFields(answer?.present);
      if (answer === undefined || present === undefined) return false;
      moveTo(present, answer.conflicts);
      return true;
    },
  };
}

type Known<Fields> = Readonly<{ base: Fields; conflicts: readonly FieldConflict[] }>;

function named(conflict: FieldConflict, reported: readonly FieldConflict[]): FieldConflict {
  const known = reported.find(({ path }) => jsonEqual(path, conflict.path));
  return known === undefined ? conflict : { ...conflict, byName: known.byName, time: known.time };
}

// What two people changed in one record, in the words of its form.
import type { History } from '@schooldog/contract';
import type { FieldConflict, JsonValue, Keep } from '@schooldog/domain/kernel';
import type { Ref } from 'react';
import { ConflictPanel } from './ConflictPanel.tsx';
import { plainWords } from './plainWords.ts';

type Path = readonly string[];

type Props = Readonly<{
  merging: Readonly<{
    conflicts: readonly FieldConflict[];
    choose(conflict: FieldConflict, keep: Keep): void;
    titleRef: Ref<HTMLHeadingElement>;
  }>;
  labelOf(path: Path): string;
  wordsOf?(value: JsonValue, path: Path): string;
  /** A live change does not name its author; the history of the record does. */
  history: History | undefined;
  /** The names under which the history stores the value at a path; without it, the name of the field. */
  audited?(path: Path): readonly string[];
}>;

export function MergeConflicts({
  merging,
  labelOf,
  wordsOf = plainWords,
  history,
  audited = firstOf,
}: Props) {
  const { conflicts, choose, titleRef } = merging;
  const shown = conflicts.map((conflict) => ({
    conflict: withAuthor(conflict, history, audited(conflict.path)),
    label: labelOf(conflict.path),
    present: wordsOf(conflict.present, conflict.path),
    yours: wordsOf(conflict.yours, conflict.path),
  }));
  return <ConflictPanel conflicts={shown} onChoose={choose} titleRef={titleRef} />;
}

function firstOf([field = '']: Path): readonly string[] {
  return [field];
}

function withAuthor(
  conflict: FieldConflict,
  history: History | undefined,
  fields: readonly string[],
): FieldConflict {
  const change = history?.changes.find(({ field }) => fields.includes(field));
  if (conflict.byName !== null || change === undefined) return conflict;
  return { ...conflict, byName: change.userName, time: change.time };
}

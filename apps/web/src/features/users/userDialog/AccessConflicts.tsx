import type { FieldConflict, Keep } from '@schooldog/domain/kernel';
import type { Ref } from 'react';
import { ConflictPanel } from '../../../ui/ConflictPanel.tsx';
import { useHistoryWords } from './useHistoryWords.ts';

type Props = Readonly<{
  merging: Readonly<{
    conflicts: readonly FieldConflict[];
    choose(conflict: FieldConflict, keep: Keep): void;
    titleRef: Ref<HTMLHeadingElement>;
  }>;
}>;

/** Permissions that two administrators gave differently, in the words of the history. */
export function AccessConflicts({ merging: { conflicts, choose, titleRef } }: Props) {
  const { fieldLabel, valueText } = useHistoryWords();
  const shown = conflicts.map((conflict) => {
    const field = conflict.path.join('.');
    return {
      conflict,
      label: fieldLabel(field),
      present: valueText(field, conflict.present) ?? '',
      yours: valueText(field, conflict.yours) ?? '',
    };
  });
  return <ConflictPanel conflicts={shown} onChoose={choose} titleRef={titleRef} />;
}

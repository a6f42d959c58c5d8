// What is in the form, and how it follows the entry that others may change meanwhile.
import type { ShownEntry } from '@schooldog/contract/entries';
import { mergedEntryOf } from '@schooldog/domain/entries';
import { type FieldConflict, jsonEqual, type Keep } from '@schooldog/domain/kernel';
import { useState } from 'react';
import { useLatest } from '../../../ui/useLatest.ts';
import { urlsOf } from '../entryRecord.ts';
import { chosen, type Filled, rebased, refilled } from './merging.ts';
import type { EntryValues } from './values.ts';

export function useFilled(initial: Filled) {
  const [filled, setFilled] = useState(initial);
  const [hasTakenOver, setHasTakenOver] = useState(false);
  const latest = useLatest(filled);
  const update = (change: (before: Filled) => Filled) => {
    // What comes after a pause, such as a picture that was made ready, builds on this.
    latest.set(change(latest.get()));
    setFilled(change);
  };
  return {
    filled,
    latest,
    /** Whether changes of others have come into this form. */
    hasTakenOver,
    set: (changes: Partial<EntryValues>) =>
      update((before) => refilled(before, { ...before.values, ...changes })),
    setValues: (change: (before: EntryValues) => EntryValues) =>
      update((before) => refilled(before, change(before.values))),
    choose: (conflict: FieldConflict, keep: Keep) => update((before) => chosen(before, conflict, keep)),
    follow: (entry: ShownEntry) => {
      const current = mergedEntryOf(entry);
      const { base } = latest.get();
      if (base === null || jsonEqual(base, current)) return;
      setHasTakenOver(true);
      update((before) => rebased(before, current, urlsOf(entry)));
    },
  };
}

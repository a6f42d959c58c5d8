// What is in the form, and how it follows the record that others may change meanwhile.
import { type FieldConflict, type JsonValue, jsonEqual, type Keep } from '@schooldog/domain/kernel';
import { useMemo, useState } from 'react';
import type { Filled, FilledForm } from '../../platform/offlineRecords/filledForm.ts';
import { useLatest } from '../useLatest.ts';

export function useFilled<Values, Fields extends JsonValue>(
  form: FilledForm<Values, Fields>,
  initial: Filled<Values, Fields>,
) {
  const [filled, setFilled] = useState(initial);
  const [begun, setBegun] = useState(initial);
  // A form that was drawn ahead begins when it is opened.
  if (begun !== initial) {
    setBegun(initial);
    setFilled(initial);
  }
  const [hasTakenOver, setHasTakenOver] = useState(false);
  const latest = useLatest(filled);
  // The same functions for as long as the form is open, so that a field is drawn again only for its own changes.
  const actions = useMemo(() => {
    const update = (change: (before: Filled<Values, Fields>) => Filled<Values, Fields>) => {
      // What comes after a pause, such as a picture that was made ready, builds on this.
      latest.set(change(latest.get()));
      setFilled(change);
    };
    return {
      set: (changes: Partial<Values>) =>
        update((before) => form.refilled(before, { ...before.values, ...changes })),
      setValues: (change: (before: Values) => Values) =>
        update((before) => form.refilled(before, change(before.values))),
      choose: (conflict: FieldConflict, keep: Keep) =>
        update((before) => form.chosen(before, conflict, keep)),
      /** The record as it is now. */
      follow: (current: Fields, urls: ReadonlyMap<string, string>) => {
        const { base } = latest.get();
        if (base === null || jsonEqual(base, current)) return;
        setHasTakenOver(true);
        update((before) => form.rebased(before, current, urls));
      },
    };
  }, [form, latest]);
  return {
    filled,
    latest,
    /** Whether changes of others have come into this form. */
    hasTakenOver,
    ...actions,
  };
}

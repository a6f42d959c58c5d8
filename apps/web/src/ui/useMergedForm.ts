// A form of a record that is saved as a difference: its values, how it follows the record, and what was wrong.
import type { FieldsOf, Merge, Shapes } from '@schooldog/domain/kernel';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rejectionText } from '../platform/problems/index.ts';
import { useMergeProblem } from './useMergeProblem.ts';
import { useMerging } from './useMerging.ts';

type Form<Of extends Shapes> = Readonly<{
  merge: Merge<Of>;
  /** The record as the server has it now. */
  current: FieldsOf<Of>;
  /** What the form begins with, where that differs, as with something new in it. */
  initial?: FieldsOf<Of>;
  save: UseMutationResult<unknown, Error, ReturnType<Merge<Of>['compare']>>;
  /** Said when there is no better text. */
  notSaved: string;
  onDone(): void;
}>;

export function useMergedForm<Of extends Shapes>(form: Form<Of>) {
  const { merge, current, initial = current, save, notSaved, onDone } = form;
  const [values, setShown] = useState(initial);
  const latest = useRef(values);
  const setValues = (changed: FieldsOf<Of>) => {
    latest.current = changed;
    setShown(changed);
  };
  const merging = useMerging(merge, { current, read: () => latest.current, write: setValues });
  const mergeProblem = useMergeProblem();
  const submit = () => {
    const edit = merging.edit();
    if (edit === null) return;
    save.mutate(edit, { onSuccess: onDone, onError: (error) => void merging.takeConflict(error) });
  };
  const problem = save.isError ? (mergeProblem(save.error) ?? rejectionText(save.error) ?? notSaved) : null;
  return { values, setValues, merging, submit, isPending: save.isPending, problem };
}

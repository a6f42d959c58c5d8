import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { refusalOf } from '../../../platform/api/problem.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { focusErrorIn, focusFirstError } from '../../../ui/focusFirstError.ts';
import { refusedOffline } from '../../../platform/session/refused.ts';
import { faultOf, newPasswordFailure, type NewPasswordFailure } from './newPasswordFailure.ts';

type Options = Readonly<{
  save(password: string): Promise<unknown>;
  onSaved(): void;
  /** For errors that mean that the person thought better of it. */
  isNothing?(error: unknown): boolean;
}>;

/** A form whose one field is a new password. */
export function useNewPassword({ save, onSaved, isNothing }: Options) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<NewPasswordFailure | null>(null);
  const saving = useMutation({
    mutationFn: save,
    onSuccess: onSaved,
    onError: (error) =>
      setFailure(
        isNothing?.(error) === true ? null : newPasswordFailure(refusalOf(error), connectivity.get()),
      ),
  });
  const change = (typed: string) => {
    setPassword(typed);
    setFailure(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fault = faultOf(password);
    const offline = refusedOffline();
    if (fault !== null) {
      setFailure({ field: fault, page: null });
      focusFirstError(event);
    } else if (offline === null) {
      setFailure(null);
      const form = event.currentTarget;
      saving.mutate(password, { onError: () => focusErrorIn(form) });
    } else {
      setFailure(newPasswordFailure(offline, connectivity.get()));
    }
  };
  return {
    field: { value: password, onChange: change, fault: failure?.field ?? null },
    failure: failure?.page ?? null,
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    submit,
  };
}

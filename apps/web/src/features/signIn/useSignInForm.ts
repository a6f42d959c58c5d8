import { useState, type SubmitEvent } from 'react';
import { connectivity } from '../../platform/connectivity/connectivity.ts';
import { signInWithPassword } from '../../platform/session/signIn.ts';
import { failureOf, type SignInFailure } from './signInFailure.ts';
import { forgetPendingSignOut } from '../../platform/session/signOut.ts';

type Options = Readonly<{
  arrivedWith: SignInFailure | null;
  onBusy(isBusy: boolean): void;
  onSignedIn(): void;
}>;

export function useSignInForm({ arrivedWith, onBusy, onSignedIn }: Options) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(arrivedWith);

  const work = (next: boolean) => {
    setIsBusy(next);
    onBusy(next);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setIsChecked(true);
    setFailure(null);
    const firstMissing = email.trim() === '' ? 'email' : password === '' ? 'password' : null;
    if (firstMissing !== null) {
      fieldOf(form, firstMissing)?.focus();
      return;
    }
    if (connectivity.get().isOffline) {
      setFailure('offline');
      return;
    }
    work(true);
    const { step, refusal } = await signInWithPassword(email.trim(), password);
    if (refusal === null) {
      forgetPendingSignOut();
      if (step === 'signedIn') onSignedIn();
      return;
    }
    work(false);
    const failed = failureOf(refusal, connectivity.get());
    setFailure(failed);
    if (failed === 'wrong') fieldOf(form, 'password')?.select();
  };

  return {
    email,
    setEmail,
    password,
    setPassword,
    missing: { email: isChecked && email.trim() === '', password: isChecked && password === '' },
    isBusy,
    failure,
    submit,
  };
}

function fieldOf(form: HTMLFormElement, name: 'email' | 'password'): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name=${name}]`);
}

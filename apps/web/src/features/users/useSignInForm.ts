import { useState, type SubmitEvent } from 'react';
import { connectivity } from '../../platform/connectivity/connectivity.ts';
import { signInWithPassword } from '../../platform/session/signIn.ts';
import { failureOf, type SignInFailure } from './signInFailure.ts';
import { forgetPendingSignOut } from './signOut.ts';

export function useSignInForm({
  onBusy,
  onSignedIn,
}: Readonly<{ onBusy(isBusy: boolean): void; onSignedIn(): void }>) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

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
    const outcome = await trySignIn(email.trim(), password);
    if (outcome === null) {
      forgetPendingSignOut();
      onSignedIn();
      return;
    }
    work(false);
    setFailure(outcome);
    if (outcome === 'wrong') fieldOf(form, 'password')?.select();
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

/** The person's record is fetched after the sign-in; when that fails, nothing has been signed in to. */
async function trySignIn(email: string, password: string): Promise<SignInFailure | null> {
  try {
    const refusal = await signInWithPassword(email, password);
    return refusal === null ? null : failureOf(refusal);
  } catch {
    return 'other';
  }
}

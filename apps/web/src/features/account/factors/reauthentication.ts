// Some changes need a sign-in that is not old. The server says so; then the person signs in again, and the change is
// tried once more: `await withRecentSignIn(() => client.users.removeFactor({ factorId }))`.
import { refusalOf } from '../../../platform/api/problem.ts';
import { createStore, useStore } from '../../../platform/store.ts';

type Asked = Readonly<{ answer(isSignedInAgain: boolean): void }>;

const store = createStore<Asked | null>(null);

/** Whoever closes the dialog instead is refused as before, with the code `signIn.notRecent`. */
export async function withRecentSignIn<Answer>(action: () => Promise<Answer>): Promise<Answer> {
  try {
    return await action();
  } catch (error) {
    if (refusalOf(error).code !== 'signIn.notRecent' || !(await signInAgain())) throw error;
    return action();
  }
}

/** True when the user was asked to sign in again and did not: that is no failure, so no message is shown. */
export function wasNotSignedInAgain(error: unknown): boolean {
  return refusalOf(error).code === 'signIn.notRecent';
}

/** A dialog below must not close by the key that closes this one. */
export function isAskedToSignInAgain(): boolean {
  return store.get() !== null;
}

export function useReauthentication(): Asked | null {
  return useStore(store);
}

function signInAgain(): Promise<boolean> {
  store.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isSignedInAgain: boolean) => {
      store.set(null);
      resolve(isSignedInAgain);
    };
    store.set({ answer });
  });
}

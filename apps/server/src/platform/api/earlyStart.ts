// Reads and commands start with the cached session while the database checks it, which saves one round trip per
// request. No answer leaves and no command commits before the check is done; when it finds another session, the call
// runs again with that one, as if it had not been started.
import type { ReadSession, SessionCheck } from '../identity/session.ts';
import type { Procedure } from './procedure.ts';

export type CallSession = ReadSession & Readonly<{ sessionConfirmed(): Promise<void> }>;

class SessionChanged extends Error {}

const confirmed = async () => undefined;

/** A call without effects outside its transaction may start before the session is checked. */
export function mayStartEarly({ kind }: Pick<Procedure<never, never>, 'kind'>): boolean {
  return kind === 'read' || kind === 'command';
}

export async function startEarly<Answer>(
  { cached, checked }: SessionCheck,
  run: (session: CallSession) => Promise<Answer>,
): Promise<Answer> {
  if (cached === null) return startChecked(checked, run);
  const sessionConfirmed = async () => {
    if ((await checked).signedIn !== cached) throw new SessionChanged();
  };
  const attempt = run({ signedIn: cached, pending: null, sessionConfirmed }).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  const [session, outcome] = await Promise.all([checked, attempt]);
  if (session.signedIn !== cached) return run({ ...session, sessionConfirmed: confirmed });
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}

export async function startChecked<Answer>(
  checked: Promise<ReadSession>,
  run: (session: CallSession) => Promise<Answer>,
): Promise<Answer> {
  return run({ ...(await checked), sessionConfirmed: confirmed });
}

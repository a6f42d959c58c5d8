import { writeDevice } from '../deviceStorage.ts';
import { noAnswer, type Refusal } from '../api/problem.ts';
import { adoptSession } from './session.ts';

/** Null when signed in; otherwise why not. */
export async function signInWithPassword(email: string, password: string): Promise<Refusal | null> {
  const refusal = await post('/api/auth/sign-in/email', { email, password });
  if (refusal !== null) return refusal;
  writeDevice('signedInAt', new Date().toISOString());
  await adoptSession();
  return null;
}

export async function signOutOnServer(): Promise<Refusal | null> {
  return post('/api/auth/sign-out', {});
}

async function post(path: string, body: object): Promise<Refusal | null> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  if (response === null) return noAnswer;
  if (response.ok) return null;
  const problem: unknown = await response.json().catch(() => null);
  const code =
    typeof problem === 'object' && problem !== null && 'code' in problem
      ? String(problem.code)
      : 'server.fault';
  const data = typeof problem === 'object' && problem !== null && 'data' in problem ? problem.data : {};
  return { code, status: response.status, data };
}

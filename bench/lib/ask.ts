import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

export interface Question {
  readonly cookie?: string;
  readonly operationId?: string;
  /** With a body it is a POST. */
  readonly body?: object;
  /** The client's timeout in milliseconds. */
  readonly timeout?: number;
}

export const newId = () => makeId(randomBytes);

/** Rejects only when no answer came. */
export async function ask(url: string, question: Question = {}): Promise<Answer> {
  const { cookie, operationId, body, timeout = 20_000 } = question;
  const response = await fetch(url, {
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(operationId === undefined ? {} : { 'operation-id': operationId }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text), retryAfter: response.headers.get('retry-after') };
}

/** The answer's body; anything but success is an error of the bench itself. */
export async function askForSure(url: string, question: Question = {}): Promise<unknown> {
  const { status, body } = await ask(url, question);
  if (status !== 200) throw new Error(`${url} answered ${status} ${JSON.stringify(body)}`);
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

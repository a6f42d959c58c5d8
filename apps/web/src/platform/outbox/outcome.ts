// What an answer means for its operation. Only our own server, by a problem with a code, can reject work permanently;
// an answer of a proxy or a hotel's sign-in page counts as a network failure.
import type { LastProblem } from '../localDatabase/rows.ts';

/** Null when no answer came. `body` is the JSON of the answer, or undefined when it was something else. */
export type Reply = Readonly<{ status: number; body: unknown; retryAfterSeconds: number | null }> | null;

/** How soon a retry makes sense. */
export type Pace = Readonly<{
  /** The answering host is overloaded, failing or in the way: back off longer each time. A broken link does not. */
  shouldBackOff: boolean;
  retryAfterSeconds: number | null;
}>;

export type Later = Pace &
  Readonly<{
    kind: 'later';
    problem: LastProblem;
    /** True when the next operation would fail as well, so that stopping keeps the order of work. */
    stopsQueue: boolean;
  }>;

export type Outcome =
  | Readonly<{ kind: 'confirmed'; body: unknown }>
  | Readonly<{ kind: 'refused'; problem: LastProblem }>
  | Later;

const passingStatuses = new Set([401, 408, 425, 429]);
const nothing = { data: {} } as const;

export function classifyResponse(reply: Reply): Outcome {
  if (reply === null) {
    const pace: Pace = { shouldBackOff: false, retryAfterSeconds: null };
    return later({ code: 'network.noAnswer', ...nothing }, true, pace);
  }
  const { status, body, retryAfterSeconds } = reply;
  const shouldBackOff = status === 429 || (status >= 400 && !passingStatuses.has(status));
  const pace: Pace = { shouldBackOff, retryAfterSeconds };
  if (status >= 200 && status < 300) {
    return body === undefined ? strange(true, pace) : { kind: 'confirmed', body };
  }
  const problem = problemIn(body);
  if (status >= 500 || passingStatuses.has(status)) {
    // A server fault in this operation must not block all other work.
    const stopsQueue = problem?.code !== 'server.fault';
    return problem === null ? strange(true, pace) : later(problem, stopsQueue, pace);
  }
  return problem === null ? strange(false, pace) : { kind: 'refused', problem };
}

function later(problem: LastProblem, stopsQueue: boolean, pace: Pace): Later {
  return { kind: 'later', problem, stopsQueue, ...pace };
}

function strange(stopsQueue: boolean, pace: Pace): Later {
  return later({ code: 'network.strangeAnswer', ...nothing }, stopsQueue, pace);
}

function problemIn(body: unknown): LastProblem | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  if (typeof body.code !== 'string') return null;
  return { code: body.code, data: 'data' in body ? body.data : {} };
}

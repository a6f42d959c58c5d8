// What an answer means for the piece of work it belongs to. Only our own server, by a problem with a code, can refuse
// work for good; whatever a proxy or a hotel's sign-in page says is only the network.
import type { LastProblem } from '../localDatabase/rows.ts';

/** Null when no answer came. `body` is the JSON of the answer, or undefined when it was something else. */
export type Reply = Readonly<{ status: number; body: unknown; retryAfterSeconds: number | null }> | null;

/** How soon it is worth another try. */
export type Pace = Readonly<{
  /** Who answered is overloaded, fails or is in the way: left alone for longer each time. A broken link is not. */
  shouldBackOff: boolean;
  retryAfterSeconds: number | null;
}>;

export type Later = Pace &
  Readonly<{
    kind: 'later';
    problem: LastProblem;
    /** True when the next operation would fare no better, so that the order of work is kept by stopping. */
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
    // A fault that our server met in this very operation must not hold up all other work.
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

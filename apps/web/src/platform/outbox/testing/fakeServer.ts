// The server as an outbox sees it: remembers operation ids, stores photos by checksum, accepts an operation only when
// its photos are there or announced, and is behind a network that
// loses requests before they arrive, loses answers after the work is done, or delivers the same request twice.
import type { OutboxPhotoRow, OutboxRow } from '../../localDatabase/rows.ts';
import { sha256 } from '../../sha256.ts';
import type { Transport } from '../transport.ts';
import type { Reply } from '../outcome.ts';

export const networkConditions = [
  'fine',
  'lostBefore',
  'lostAfter',
  'twice',
  'away',
  'fault',
  'portal',
] as const;
export type NetworkCondition = (typeof networkConditions)[number];

export type Applied = Readonly<{ operationId: string; byUserId: string; input: unknown }>;

export class FakeServer {
  readonly applied: Applied[] = [];
  /** Ids of photos and operations in the order in which they arrived for the first time. */
  readonly arrivals: string[] = [];
  readonly photos = new Map<string, Readonly<{ sha256: string; byUserId: string }>>();
  readonly forecast: NetworkCondition[] = [];
  /** Operations that the server rejects, with status and code. */
  readonly refusals = new Map<string, Readonly<{ status: number; code: string }>>();
  signedInUserId: string | null = 'ana';
  requests = 0;

  readonly transport: Transport = {
    askSession: () =>
      this.#travel(() => {
        const user = this.signedInUserId === null ? null : { id: this.signedInUserId };
        return Promise.resolve(ok({ user }));
      }),
    putPhoto: async (photo, bytes, signal) => {
      const reply = await this.#travel(() => this.#keepPhoto(photo, bytes));
      return signal.aborted ? null : reply;
    },
    sendOperation: (operation, photosToFollow) =>
      this.#travel(() => Promise.resolve(this.#apply(operation, photosToFollow))),
  };

  async #travel(serve: () => Promise<Reply>): Promise<Reply> {
    this.requests += 1;
    const condition = this.forecast.shift() ?? 'fine';
    if (condition === 'lostBefore') return null;
    if (condition === 'away') return { ...problem(503, 'server.databaseAway'), retryAfterSeconds: 2 };
    if (condition === 'fault') return problem(500, 'server.fault');
    if (condition === 'portal') return { status: 200, body: undefined, retryAfterSeconds: null };
    const answer = await serve();
    if (condition === 'twice') return serve();
    return condition === 'lostAfter' ? null : answer;
  }

  async #keepPhoto({ id, userId, sha256: announced }: OutboxPhotoRow, bytes: ArrayBuffer): Promise<Reply> {
    const byUserId = this.signedInUserId;
    if (byUserId !== userId) return problem(401, 'session.needed');
    const arrived = await sha256(bytes);
    if (arrived !== announced) return problem(400, 'file.damaged');
    if (!this.photos.has(id)) this.arrivals.push(id);
    this.photos.set(id, { sha256: arrived, byUserId });
    return ok({ id, sha256: arrived });
  }

  #apply({ operationId, userId, input }: OutboxRow, photosToFollow: readonly string[]): Reply {
    const byUserId = this.signedInUserId;
    if (byUserId !== userId) return problem(401, 'session.needed');
    if (this.applied.some((first) => first.operationId === operationId)) return ok({ done: true });
    const refusal = this.refusals.get(operationId);
    if (refusal !== undefined) return problem(refusal.status, refusal.code);
    const isExpected = (id: string) => this.photos.has(id) || photosToFollow.includes(id);
    if (!photoIdsIn(input).every(isExpected)) return problem(404, 'file.notFound');
    this.arrivals.push(operationId);
    this.applied.push({ operationId, byUserId, input });
    return ok({ done: true });
  }
}

function ok(body: unknown): Reply {
  return { status: 200, body, retryAfterSeconds: null };
}

function problem(status: number, code: string): NonNullable<Reply> {
  return { status, body: { code, status, data: {} }, retryAfterSeconds: null };
}

export function photoIdsIn(input: unknown): string[] {
  const isNamed = typeof input === 'object' && input !== null && 'photoIds' in input;
  return isNamed && Array.isArray(input.photoIds) ? input.photoIds.map(String) : [];
}

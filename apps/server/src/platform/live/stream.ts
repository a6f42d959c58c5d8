// Live updates to one browser as server-sent events: only what this user may see, and never data.
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendProblem } from '../http/sendProblem.ts';
import type { SignedIn } from '../identity/session.ts';
import type { Live } from './live.ts';
import type { Notice } from './notice.ts';

/** For each topic, who may be notified of changes. A topic without a rule notifies no one. */
export type TopicRules = Readonly<Record<string, (actor: Actor, notice: Notice) => boolean>>;

const querySchema = z.object({ age: z.coerce.number().nonnegative() });

/** The milliseconds since the page's first request. */
function ageOf(query: unknown): number {
  return querySchema.safeParse(query).data?.age ?? 0;
}

/** Settings that decide what people may do. */
const rightsDocuments: ReadonlySet<string> = new Set(['app', 'tasks']);

const heartbeatMilliseconds = 20_000;
/** Far more windows than anyone has open; each stream reads the session again and again. */
export const mostStreams = 50;

export type LiveStreams = Readonly<{
  open(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn | null): void;
  closeAll(): void;
}>;

export function createLiveStreams(parts: {
  live: Live;
  rules: TopicRules;
  readSession(request: FastifyRequest): Promise<SignedIn | null>;
  /** Whether the user was disabled or deleted, and not only signed out. */
  isBlocked(userId: string): Promise<boolean>;
}): LiveStreams {
  const open = new Map<() => void, string>();
  const countOf = (sessionId: string) => [...open.values()].filter((id) => id === sessionId).length;

  return {
    open: (request, reply, first) => {
      if (first === null) {
        sendProblem(reply, problem('session.needed'));
        return;
      }
      if (countOf(first.session.id) >= mostStreams) {
        sendProblem(reply, problem('request.tooMany', { retryAfterSeconds: 60 }));
        return;
      }
      let { actor } = first;
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, {
        ...Object.fromEntries(Object.entries(reply.getHeaders())),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const send = (event: string, data: object = {}) => {
        response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      };

      /**
       * Permissions are read again when they may have changed; a client that lost its session is notified
       * and disconnected.
       */
      const recheck = async () => {
        const now = await parts.readSession(request).catch(() => undefined);
        if (now === undefined || response.writableEnded) return;
        if (now === null) {
          const isBlocked = await parts.isBlocked(actor.userId).catch(() => false);
          if (response.writableEnded) return;
          send('signedOut', { isBlocked });
          end();
          return;
        }
        actor = now.actor;
      };
      const onNotice = (notice: Notice) => {
        const concernsRights =
          (/^users(\.|$)/.test(notice.topic) && notice.id === actor.userId) ||
          (notice.topic === 'settings' && rightsDocuments.has(notice.id));
        const pass = () => {
          if (parts.rules[notice.topic]?.(actor, notice) === true && !response.writableEnded)
            send('change', notice);
        };
        if (concernsRights) void recheck().then(pass);
        else pass();
      };

      const unsubscribe = parts.live.subscribe({ onNotice, onGap: () => send('gap') });
      const heartbeat = setInterval(() => {
        response.write(': still here\n\n');
        void recheck();
      }, heartbeatMilliseconds);
      const end = () => {
        clearInterval(heartbeat);
        unsubscribe();
        open.delete(end);
        response.end();
      };
      open.set(end, first.session.id);
      request.raw.on('close', end);
      send('hello');
      // What changed between a page's first request and the opening of its stream.
      for (const notice of parts.live.passedWithin(ageOf(request.query))) onNotice(notice);
    },
    closeAll: () => {
      for (const end of open.keys()) end();
    },
  };
}

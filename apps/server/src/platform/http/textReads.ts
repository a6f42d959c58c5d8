// Readings whose JSON the database makes. They are procedures of the contract like the others, with the same address,
// the same check of what is asked and the same problems; only nobody takes the answer apart on its way.
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import { Problem } from '@schooldog/domain/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { Services } from '../api/context.ts';
import { mustBeSignedIn } from '../api/procedures.ts';
import type { ReadSession, SignedIn } from '../identity/session.ts';
import type { Rider } from '../identity/keptSessions.ts';
import { isStorableUrl } from './storableText.ts';

export type TextReadParts = Readonly<{
  services: Services;
  readSession(request: FastifyRequest): Promise<ReadSession>;
  readSessionWith<Ridden extends object>(
    request: FastifyRequest,
    rider: Rider,
  ): Promise<ReadSession & { ridden: Partial<Ridden> }>;
}>;

export type TextRead<Input> = Readonly<{
  /** Below /api, with names in the manner of the web server: "/entries/:entryId". */
  path: string;
  input: ZodType<Input>;
  answer(asked: { services: Services; session: SignedIn; input: Input }): Promise<string>;
}>;

const query = new StandardBracketNotationSerializer();

/** Readings that find everything on the one way to the database that the session takes anyway. */
export type RiddenRead<Input, Ridden extends object> = Readonly<{
  path: string;
  input: ZodType<Input>;
  rider(input: Input): Rider;
  answer(asked: { session: SignedIn; ridden: Partial<Ridden> }): string;
}>;

export function registerTextRead<Input>(
  server: FastifyInstance,
  parts: TextReadParts,
  read: TextRead<Input>,
): void {
  server.get(`/api${read.path}`, async (request, reply) => {
    const session = mustBeSignedIn((await parts.readSession(request)).signedIn);
    const input = read.input.safeParse(askedBy(request));
    if (!input.success) throw new Problem('invalid', 'input.invalid');
    return sendText(reply, await read.answer({ services: parts.services, session, input: input.data }));
  });
}

export function registerRiddenRead<Input, Ridden extends object>(
  server: FastifyInstance,
  parts: TextReadParts,
  read: RiddenRead<Input, Ridden>,
): void {
  server.get(`/api${read.path}`, async (request, reply) => {
    const input = read.input.safeParse(askedBy(request));
    if (!input.success) {
      mustBeSignedIn((await parts.readSession(request)).signedIn);
      throw new Problem('invalid', 'input.invalid');
    }
    const found = await parts.readSessionWith<Ridden>(request, read.rider(input.data));
    return sendText(reply, read.answer({ session: mustBeSignedIn(found.signedIn), ridden: found.ridden }));
  });
}

/** Null is refused by every schema. */
function askedBy(request: FastifyRequest): object | null {
  if (!isStorableUrl(request.url)) return null;
  const named = typeof request.params === 'object' ? request.params : null;
  return { ...queryOf(request.url), ...named };
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(text);
}

function queryOf(url: string): object {
  const at = url.indexOf('?');
  if (at === -1) return {};
  const asked = query.deserialize([...new URLSearchParams(url.slice(at))]);
  return typeof asked === 'object' && asked !== null ? asked : {};
}

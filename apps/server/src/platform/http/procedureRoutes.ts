// One route for every procedure of the contract. Path, method and schemas are the contract's; every error leaves as a
// problem with a stable code.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isContractProcedure, type Route, type Schema } from '@orpc/contract';
import { contract, featureContracts, type FeatureContracts } from '@schooldog/contract';
import { idSchema } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { z } from 'zod';
import type { RequestContext, Services } from '../api/context.ts';
import { type CallSession, mayStartEarly, startChecked, startEarly } from '../api/earlyStart.ts';
import type { ServerFeatures } from '../api/feature.ts';
import { JsonText, type Procedure } from '../api/procedure.ts';
import { runProcedure } from '../api/runProcedure.ts';
import { browserOf } from '../identity/browser.ts';
import type { SessionCheck } from '../identity/session.ts';
import { inputDescriber, recordsIn } from '../staffReads/index.ts';
import { checkInput } from './checkInput.ts';
import { isReasonableQuery } from './inputShape.ts';
import { queryReader } from './query.ts';
import { retryAfter } from './sendProblem.ts';
import { isStorable, isStorableUrl } from './storableText.ts';
import { takesGzip } from './takesGzip.ts';

export type ProcedureRouteParts = Readonly<{
  features: ServerFeatures;
  services: Services;
  checkSession(request: FastifyRequest): SessionCheck;
  hasSessionCookie(request: FastifyRequest): boolean;
}>;

/** Limit for unauthenticated bodies; others have the limit of the server. */
const openBodyLimit = 64 * 1024;

export function registerProcedureRoutes(server: FastifyInstance, parts: ProcedureRouteParts): void {
  for (const { name, call, procedure } of listProcedures(parts.features)) {
    const { route } = call;
    const input = validator(call.inputSchema);
    const present = presenter(name, call.outputSchema);
    const isEarly = mayStartEarly(procedure);
    const describeInput = inputDescriber(call.inputSchema);
    server.route({
      method: route.method ?? 'POST',
      url: `/api${route.path?.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...bodyLimitOf(procedure),
      onRequest: route.method === 'GET' ? [] : beforeBody(procedure, parts),
      handler: async (request, reply) => {
        const operationId = operationIdOf(request);
        const run = async (session: CallSession) => {
          const cookies: string[] = [];
          let given: unknown;
          const context = contextOf(request, session, { services: parts.services, operationId, cookies });
          const answer = await runProcedure(procedure, {
            context,
            name,
            input: () => {
              given = input(request);
              return given;
            },
            present,
          });
          return { answer, cookies, given, actor: session.signedIn?.actor };
        };
        const check = parts.checkSession(request);
        const { answer, cookies, given, actor } = isEarly
          ? await startEarly(check, run)
          : await startChecked(check.checked, run);
        for (const cookie of cookies) reply.header('set-cookie', cookie);
        if (procedure.isLogged === true && actor !== undefined) {
          parts.services.staffReads.note(actor, {
            procedure: name,
            input: () => describeInput(given),
            count: () => recordsIn(answer),
          });
        }
        return sendJson(request, reply, answer instanceof JsonText ? answer.text : JSON.stringify(answer));
      },
    });
  }
  const unknownPath = () => {
    throw problem('api.unknownPath');
  };
  server.get('/api/*', unknownPath);
  server.post('/api/*', unknownPath);
  server.addHook('onSend', async (_request, reply, payload) => {
    const isPassing = reply.statusCode === 503 || reply.statusCode === 429;
    if (isPassing && typeof payload === 'string' && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', retryAfter(dataOf(payload)) ?? 2);
    }
    return payload;
  });
}

function bodyLimitOf({ kind, bodyLimit }: Procedure<unknown, unknown>): Readonly<{ bodyLimit?: number }> {
  if (kind === 'open' || kind === 'signInStep') return { bodyLimit: openBodyLimit };
  return bodyLimit === undefined ? {} : { bodyLimit };
}

/** Bodies of strangers are not parsed where a sign-in is needed. */
function beforeBody(
  { kind, bodyLimit }: Procedure<unknown, unknown>,
  { hasSessionCookie, checkSession }: ProcedureRouteParts,
): onRequestHookHandler[] {
  if (kind === 'open' || kind === 'signInStep') return [];
  const needsCookie: onRequestHookHandler = (request, _reply, next) =>
    hasSessionCookie(request) ? next() : next(problem('session.needed'));
  if (bodyLimit === undefined) return [needsCookie];
  // A cookie can be made up. Where a body is larger than usual, the session itself is looked up as well.
  const needsSession: onRequestHookHandler = (request, _reply, next) => {
    checkSession(request).checked.then(
      ({ signedIn }) => (signedIn === null ? next(problem('session.needed')) : next()),
      next,
    );
  };
  return [needsCookie, needsSession];
}

type WireSchema = Schema<unknown, unknown>;

type Listed = Readonly<{
  name: string;
  /** As the contract's builder stores them. */
  call: Readonly<{ route: Route; inputSchema?: WireSchema; outputSchema?: WireSchema }>;
  procedure: Procedure<unknown, unknown>;
}>;

export function listProcedures(features: ServerFeatures): Listed[] {
  const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> =
    featureContracts satisfies FeatureContracts;
  const procedures: Readonly<
    Record<string, { procedures: Readonly<Record<string, Procedure<unknown, unknown>>> }>
  > = features;
  const names = namesInContract();
  return Object.entries(procedures).flatMap(([feature, value]) =>
    Object.entries(value.procedures).map(([key, procedure]) => {
      const call = calls[feature]?.[key];
      const name = names.get(call);
      if (!isContractProcedure(call) || name === undefined) {
        throw new Error(`${key} of ${feature} is not in the contract.`);
      }
      return { name, call: call['~orpc'], procedure };
    }),
  );
}

/** Clients know a procedure by its namespace in the contract, which several features may share. */
function namesInContract(): ReadonlyMap<unknown, string> {
  return new Map(
    Object.entries(contract).flatMap(([namespace, calls]) =>
      Object.entries(calls).map(([key, call]): [unknown, string] => [call, `${namespace}.${key}`]),
    ),
  );
}

/** Whether a call needs no sign-in; the names are those of the contract, such as `users.signIn`. */
export function isOpenIn(features: ServerFeatures): (name: string) => boolean {
  const open = listProcedures(features).filter(({ procedure }) => procedure.kind === 'open');
  const names = new Set(open.map(({ name }) => name));
  return (name) => names.has(name);
}

function operationIdOf({ headers }: FastifyRequest): string | undefined {
  const operationId = headers['operation-id'];
  if (operationId === undefined) return undefined;
  const parsed = idSchema.safeParse(operationId);
  if (!parsed.success) throw problem('operation.badId');
  return parsed.data;
}

function contextOf(
  request: FastifyRequest,
  session: CallSession,
  parts: { services: Services; operationId: string | undefined; cookies: string[] },
): RequestContext {
  return {
    ...session,
    services: parts.services,
    requestId: request.id,
    browser: browserOf(request),
    cookieHeader: request.headers.cookie,
    setCookie: (cookie) => void parts.cookies.push(cookie),
    deviceNow: clockOf(request.headers['device-time']),
    filesToFollow: filesToFollow(request.headers['files-to-follow']),
    operationId: parts.operationId,
  };
}

/** An invalid id is ignored: the call that names it then misses the file. */
function filesToFollow(header: string | string[] | undefined): ReadonlySet<string> {
  if (typeof header !== 'string') return noFiles;
  return new Set(header.split(',').filter((id) => idSchema.safeParse(id).success));
}

const noFiles: ReadonlySet<string> = new Set();

/** An invalid time is ignored. */
function clockOf(header: string | string[] | undefined): Date | null {
  const time = typeof header === 'string' ? new Date(header) : null;
  return time === null || Number.isNaN(time.getTime()) ? null : time;
}

function validator(schema: WireSchema | undefined): (request: FastifyRequest) => unknown {
  if (schema === undefined) return () => undefined;
  if (!(schema instanceof z.core.$ZodType)) throw new Error('Inputs are checked by zod.');
  const readQuery = queryReader(schema);
  return (request) => {
    const isReadable = isStorableUrl(request.url) && isReasonableQuery(request.url);
    if (!isReadable || !isStorable(request.body)) throw problem('input.invalid');
    const result = checkInput(
      schema,
      request.method === 'POST' ? request.body : { ...readQuery(request.url), ...paramsOf(request) },
    );
    if (result.issues === undefined) return result.value;
    throw result.issues.length === 0
      ? problem('input.invalid')
      : problem('input.invalid', { issues: result.issues });
  };
}

function paramsOf({ params }: FastifyRequest): object {
  return typeof params === 'object' && params !== null ? params : {};
}

/** Stops columns that the contract does not name from leaving the server. */
function presenter(name: string, schema: WireSchema | undefined): (output: unknown) => unknown {
  if (schema === undefined) throw new Error(`${name} does not say what it answers.`);
  return (output) => {
    const result = schema['~standard'].validate(output);
    if (result instanceof Promise) throw new Error(`A check of the answer of ${name} failed.`);
    if (result.issues === undefined) return result.value;
    throw new Error(`The answer of ${name} does not fit the contract.`, { cause: result.issues });
  };
}

const compress = promisify(gzip);
/** What fits into one packet is not compressed. */
const smallBytes = 1_400;

/** Compressed in another thread, so that no other request waits for it. */
async function sendJson(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.headers({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  if (!takesGzip(request) || text.length < smallBytes) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compress(text));
}

function dataOf(payload: string): unknown {
  const body: unknown = JSON.parse(payload);
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
}

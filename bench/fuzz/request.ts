// One request, most of it plausible: a target, an input, a session, and something wrong with path, headers or method.
import { z } from 'zod';
import type { Chance } from '../lib/chance.ts';
import type { Knowledge } from './knowledge.ts';
import { makeInput } from './mutate.ts';
import type { Target } from './targets.ts';
import { badText } from './values.ts';

export interface FuzzRequest {
  readonly target: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'] as const;
const recordSchema = z.record(z.string(), z.unknown());
/** Node itself refuses longer heads. */
const longestPath = 12_000;

const badEndings = [
  '%',
  '%zz',
  '%00',
  '/%2e%2e%2f',
  '/..',
  '//',
  '%ff',
  ';',
  '?',
  '?a[b',
  '?%',
  '?__proto__[a]=1',
] as const;

const bodies = [
  '',
  'null',
  '[]',
  '0',
  '"text"',
  '{',
  '{"a":',
  '{"__proto__":{"isSchoolDogStaff":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(80)}${']'.repeat(80)}`,
  '{"a":'.repeat(30_000),
  `{"email":"${'a'.repeat(70_000)}"}`,
  `[${'0,'.repeat(120_000)}0]`,
  `"${'x'.repeat(1_100_000)}"`,
  '\uFEFF{}',
  '{"a":1,"a":2}',
  '{"email":"\\ud800"}',
] as const;

const headerSpoilers: readonly [
  (text: string) => Readonly<Record<string, string>>,
  ...((text: string) => Readonly<Record<string, string>>)[],
] = [
  (text) => ({ 'operation-id': text }),
  (text) => ({ 'device-time': text }),
  (text) => ({ 'operation-user': text }),
  (text) => ({ 'content-type': text }),
  () => ({ 'content-type': 'application/json; charset=utf-16' }),
  () => ({ 'content-type': 'multipart/form-data' }),
  (text) => ({ 'accept-encoding': text }),
  (text) => ({ 'accept-language': text }),
  (text) => ({ 'user-agent': text }),
  (text) => ({ origin: text }),
  () => ({ 'sec-fetch-site': 'cross-site' }),
  (text) => ({ 'x-forwarded-for': text }),
  (text) => ({ range: `bytes=${text}` }),
  (text) => ({ 'if-none-match': text }),
  (text) => ({ 'if-modified-since': text }),
  (text) => ({ 'last-event-id': text }),
  (text) => ({ host: text }),
  () => ({ 'content-encoding': 'gzip' }),
  (text) => ({ cookie: `schooldog.session_token=${text}` }),
  (text) => ({ cookie: text }),
  () => ({ cookie: 'schooldog.session_token=a; '.repeat(200) }),
];

export function makeRequest(
  target: Target,
  { known, cookies, chance }: { known: Knowledge; cookies: readonly string[]; chance: Chance },
): FuzzRequest {
  const input = makeInput(target, known, chance);
  const isPost = target.method === 'POST';
  const cookie = cookies[chance.below(cookies.length + 1)];
  const method = chance.below(25) === 0 ? chance.pick(methods) : target.method;
  const path = pathOf(target.path, input, { isPost, valueFor: (name) => known.valueFor(name, chance) });
  const headers = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(isPost ? { 'content-type': 'application/json' } : {}),
    ...(chance.below(8) === 0 ? chance.pick(headerSpoilers)(headerText(badText(chance))) : {}),
  };
  const body = chance.below(20) === 0 ? chance.pick(bodies) : (JSON.stringify(input) ?? '');
  return {
    target: target.name,
    method,
    path: chance.below(40) === 0 ? `${path.split('?', 1)[0]}${chance.pick(badEndings)}` : path,
    headers,
    body: method === 'GET' ? undefined : body,
  };
}

/** The input as it is, over a path as clients write it. */
export function requestWith(target: Target, input: unknown, cookie: string | undefined): FuzzRequest {
  const isPost = target.method === 'POST';
  const headers = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(isPost ? { 'content-type': 'application/json' } : {}),
  };
  const path = pathOf(target.path, input, { isPost, valueFor: () => 'a' });
  return {
    target: target.name,
    method: target.method,
    path,
    headers,
    body: isPost ? JSON.stringify(input) : undefined,
  };
}

function pathOf(
  route: string,
  input: unknown,
  { isPost, valueFor }: { isPost: boolean; valueFor(name: string): unknown },
): string {
  const record = recordSchema.safeParse(input);
  const values = new Map(record.success ? Object.entries(record.data) : []);
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name) ?? valueFor(name);
    values.delete(name);
    return encoded(typeof value === 'string' ? value : JSON.stringify(value));
  });
  if (isPost) return path;
  const pairs = [...values].flatMap(([name, value]) => queryPairs(name, value));
  const query = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return `${path}${query === '' ? '' : `?${query}`}`.slice(0, longestPath);
}

/** Halves of characters cannot be written; they go as the bytes they would be. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function queryPairs(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) {
    return value.slice(0, 50).flatMap((item: unknown, at) => queryPairs(`${name}[${at}]`, item));
  }
  const record = recordSchema.safeParse(value);
  if (record.success) {
    return Object.entries(record.data).flatMap(([key, part]) => queryPairs(`${name}[${key}]`, part));
  }
  return [[name, String(value)]];
}

/** Only what Node lets into a header. */
function headerText(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '?').slice(0, 4_000);
}

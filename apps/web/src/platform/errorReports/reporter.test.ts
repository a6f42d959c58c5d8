import { ORPCError } from '@orpc/client';
import type { ClientErrorReport } from '@schooldog/domain/clientErrors';
import { beforeEach, expect, it } from 'vitest';
import type { CaughtError } from './caughtError.ts';
import { createReporter, type Reporter } from './reporter.ts';

let sent: ClientErrorReport[][];
let stored: string | null;
let isOffline: boolean;
let timers: { milliseconds: number; run: () => void }[];
let answer: () => Promise<unknown>;
let reporter: Reporter;

const start = () =>
  createReporter({
    send: (reports) => {
      sent.push(reports);
      return answer();
    },
    isOffline: () => isOffline,
    readStored: () => stored,
    store: (text) => {
      stored = text;
    },
    later: (milliseconds, run) => void timers.push({ milliseconds, run }),
  });

beforeEach(() => {
  [sent, stored, isOffline, timers] = [[], null, false, []];
  answer = () => Promise.resolve();
  reporter = start();
});

const caught = (message: string): CaughtError => ({
  kind: 'error',
  error: new Error(message),
  route: '/schools/$schoolId',
  isOffline,
});

async function passTime(): Promise<number | undefined> {
  const timer = timers.shift();
  timer?.run();
  await new Promise(setImmediate);
  return timer?.milliseconds;
}

const sentCounts = () => sent.map((reports) => reports.map(({ message, count }) => [message, count]));

it('waits a moment, and sends the same error once with its count', async () => {
  for (let time = 0; time < 3; time += 1) reporter.take(caught('one'));
  reporter.take(caught('two'));
  expect(sent).toEqual([]);
  expect(await passTime()).toBe(2_000);
  expect(sentCounts()).toEqual([
    [
      ['one', 3],
      ['two', 1],
    ],
  ]);
  expect(stored).toBeNull();
});

it('sends an error that repeats itself once a minute', async () => {
  reporter.take(caught('one'));
  await passTime();
  for (let time = 0; time < 5_000; time += 1) reporter.take(caught('one'));
  expect(timers).toHaveLength(1);
  expect(await passTime()).toBe(60_000);
  expect(sentCounts()).toEqual([[['one', 1]], [['one', 1_000]]]);
});

it('takes ten different errors at most', async () => {
  for (let time = 0; time < 30; time += 1) reporter.take(caught(`fault ${'x'.repeat(time)}`));
  await passTime();
  expect(sent[0]).toHaveLength(10);
});

it('without a network waits on the device, also for the next start', async () => {
  isOffline = true;
  reporter.take(caught('one'));
  await passTime();
  expect(sent).toEqual([]);
  isOffline = false;
  start().flush();
  expect(sentCounts()).toEqual([[['one', 1]]]);
  expect(sent[0]?.[0]?.isOffline).toBe(true);
  expect(stored).toBeNull();
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['a fault of the server', () => Promise.reject(new ORPCError('X', { status: 500 })), true],
  ['too many', () => Promise.reject(new ORPCError('X', { status: 429 })), false],
  ['a refusal', () => Promise.reject(new ORPCError('X', { status: 400 })), false],
])('after %s', async (_, refuse, isKept) => {
  answer = refuse;
  reporter.take(caught('one'));
  await passTime();
  expect(stored !== null).toBe(isKept);
  expect(timers).toEqual([]);
});

it('what the device holds may be anything', () => {
  for (const text of ['{', '[{}]', 'null']) {
    stored = text;
    start().flush();
  }
  expect(sent).toEqual([]);
});

it('takes nothing along that was thrown as text, or that the address holds', async () => {
  reporter.take({ ...caught(''), error: 'Maria fell', route: '/schools/Ab3dEf6hIj9lMn2pQr5t' });
  await passTime();
  expect(sent[0]).toMatchObject([
    { message: 'A value of the type string was thrown.', route: '/schools/$', stack: '' },
  ]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../session/session.ts';
import { takeAnswerAhead } from './answersAhead.ts';

const question = '/api/entries?pageSize=32';
const asked = new Request(`${location.origin}${question}`);
const ask = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('asked now')));
const answerAhead = (answer: Promise<Response>) => window.answersAhead?.set(question, answer);
const textOf = async (answer: Promise<Response> | null) => (await answer)?.text();

beforeEach(() => {
  window.answersAhead = new Map();
  ask.mockClear();
});
afterEach(() => {
  delete window.answersAhead;
});

it('is taken for the same question, once', async () => {
  answerAhead(Promise.resolve(new Response('ahead')));
  expect(await textOf(takeAnswerAhead(asked, ask))).toBe('ahead');
  expect(takeAnswerAhead(asked, ask)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['another filter', new Request(`${location.origin}${question}&search=door`)],
  ['a change', new Request(asked.url, { method: 'POST', body: '{}' })],
  ['another server', new Request(`https://elsewhere.test${question}`)],
])('is not taken for %s', (_case, request) => {
  answerAhead(Promise.resolve(new Response('ahead')));
  expect(takeAnswerAhead(request, ask)).toBeNull();
});

it.each([
  ['did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is a refusal', () => Promise.resolve(new Response('', { status: 503 }))],
])('is asked for again when it %s', async (_case, answer) => {
  answerAhead(answer());
  expect(await textOf(takeAnswerAhead(asked, ask))).toBe('asked now');
});

it('is not waited for longer than the question allows', async () => {
  answerAhead(new Promise(() => {}));
  const control = new AbortController();
  const answer = takeAnswerAhead(new Request(asked, { signal: control.signal }), ask);
  control.abort(new Error('too late'));
  await expect(answer).rejects.toThrow('too late');
});

it('is not given to the next person', () => {
  answerAhead(Promise.resolve(new Response('ahead')));
  endSession({ forget: true });
  expect(takeAnswerAhead(asked, ask)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { classifyResponse } from './outcome.ts';

const answer = (status: number, body: unknown, retryAfterSeconds: number | null = null) =>
  classifyResponse({ status, body, retryAfterSeconds });
const problem = (code: string) => ({ defined: false, code, status: 0, message: code, data: { id: 'x' } });

describe('an answer of the server', () => {
  it('confirms when it is a success that our server can have written', () => {
    expect(answer(200, { done: true })).toEqual({ kind: 'confirmed', body: { done: true } });
    expect(answer(200, null)).toEqual({ kind: 'confirmed', body: null });
  });

  it('does not confirm when it is another site’s page, such as the sign-in page of a hotel', () => {
    expect(answer(200, undefined)).toMatchObject({ kind: 'later', stopsQueue: true });
  });

  it.each([400, 403, 404, 409, 413, 415])('rejects permanently with %i and a code', (status) => {
    const refused = { kind: 'refused', problem: { code: 'walk.completed', data: { id: 'x' } } };
    expect(answer(status, problem('walk.completed'))).toEqual(refused);
  });

  it('rejects visibly what it does not know, so that an old app loses nothing against a new server', () => {
    expect(answer(404, problem('api.unknownPath'))).toMatchObject({ kind: 'refused' });
  });

  it.each([401, 408, 425, 429, 502, 503, 504])('blocks the whole queue with %i', (status) => {
    expect(answer(status, problem('some.code'))).toMatchObject({ kind: 'later', stopsQueue: true });
    expect(answer(status, undefined)).toMatchObject({ kind: 'later', stopsQueue: true });
  });

  it('includes how long to wait', () => {
    expect(answer(503, problem('server.databaseAway'), 7)).toMatchObject({ retryAfterSeconds: 7 });
  });

  it('blocks only its own record when the server had a fault in it', () => {
    expect(answer(500, problem('server.fault'))).toMatchObject({ kind: 'later', stopsQueue: false });
  });

  it('counts as network failure when something between us and the server answers', () => {
    const strange = { kind: 'later', stopsQueue: false, problem: { code: 'network.strangeAnswer' } };
    expect(answer(403, undefined)).toMatchObject(strange);
    expect(answer(413, { error: 'too large' })).toMatchObject(strange);
  });

  it.each([
    [429, true],
    [500, true],
    [503, true],
    [401, false],
    [408, false],
  ])('with %i backs off, so that the pauses grow: %s', (status, shouldBackOff) => {
    expect(answer(status, problem('some.code'))).toMatchObject({ kind: 'later', shouldBackOff });
  });

  it('causes no backoff when it is missing, or is the page of a hotel', () => {
    expect(classifyResponse(null)).toMatchObject({ shouldBackOff: false });
    expect(answer(200, undefined)).toMatchObject({ shouldBackOff: false });
    expect(answer(413, undefined)).toMatchObject({ shouldBackOff: true });
  });

  it('may be missing', () => {
    expect(classifyResponse(null)).toMatchObject({
      kind: 'later',
      stopsQueue: true,
      problem: { code: 'network.noAnswer' },
    });
  });
});

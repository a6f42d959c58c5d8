import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { createHumanCheck } from './humanCheck.ts';

const { db } = await testDatabase();
const start = new Date('2026-03-02T08:00:00Z');

function aCheck(secret = 'a secret') {
  let now = start;
  const check = createHumanCheck({ db, secret, clock: () => now });
  return { ...check, wait: (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000)) };
}

async function solve(text: string, change: (challenge: Challenge) => void = () => undefined) {
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  change(challenge);
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

it('a solved challenge is accepted once, also by another process of the server', async () => {
  const [check, other] = [aCheck(), aCheck()];
  const solution = await solve(await check.challenge());
  expect(await other.verify(solution)).toBe(true);
  expect(await check.verify(solution)).toBe(false);
});

it('a challenge expires after ten minutes', async () => {
  const check = aCheck();
  const [early, late] = [await solve(await check.challenge()), await solve(await check.challenge())];
  check.wait(9);
  expect(await check.verify(early)).toBe(true);
  check.wait(1);
  expect(await check.verify(late)).toBe(false);
});

it.each([
  ['a longer life', (challenge: Challenge) => (challenge.parameters.data = { expiresAt: 9e15 })],
  ['a new nonce', (challenge: Challenge) => (challenge.parameters.nonce = '00'.repeat(16))],
  ['no signature', (challenge: Challenge) => delete challenge.signature],
  ['no key signature', (challenge: Challenge) => delete challenge.parameters.keySignature],
])('a challenge with %s is rejected', async (_name, change) => {
  const check = aCheck();
  expect(await check.verify(await solve(await check.challenge(), change))).toBe(false);
});

it('a challenge of another server and a malformed solution are rejected', async () => {
  const check = aCheck();
  const guess = {
    challenge: JSON.parse(await check.challenge()),
    solution: { counter: 1, derivedKey: '00' },
  };
  for (const text of [
    await solve(await aCheck('another secret').challenge()),
    Buffer.from(JSON.stringify(guess)).toString('base64'),
    Buffer.from('{"challenge":null}').toString('base64'),
    'not base64 at all',
    '',
  ]) {
    expect(await check.verify(text)).toBe(false);
  }
});

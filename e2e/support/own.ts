// Names and ids that belong to one scenario. They follow from its title, so that a run is like every other run: a search
// for one name never finds another by chance.
import { test } from '@playwright/test';
import { createHash } from 'node:crypto';

const given = new Map<string, number>();

/** Hexadecimal digits, others for each call. */
function digits(): string {
  const { titlePath, repeatEachIndex } = test.info();
  const owner = [...titlePath, repeatEachIndex].join(' › ');
  const count = given.get(owner) ?? 0;
  given.set(owner, count + 1);
  return createHash('sha256').update(`${owner} ${count}`).digest('hex');
}

export const someId = (): string => digits().slice(0, 20);

/** Letters only, so that every scenario finds its own person by name. */
export function ownName(): string {
  const letters = digits().replaceAll(/\d/g, (digit) => String.fromCodePoint(103 + Number(digit)));
  return `Story${letters.slice(0, 10)}`;
}

/** Without the number of the country. */
export function ownPhone(): string {
  return `478${String(Number.parseInt(digits().slice(0, 12), 16) % 10 ** 7).padStart(7, '0')}`;
}

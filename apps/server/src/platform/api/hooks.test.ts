import type { EntryChanged } from '@schooldog/domain/events';
import { problem } from '@schooldog/domain/problems';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { createHooks } from './hooks.ts';

const nothingChanged: EntryChanged = { before: null, after: null, safetyAlert: null };
/** Never connected to: the handlers below read nothing. */
const reader = drizzle('postgres://localhost/unused');

describe('events', () => {
  it('run in the order of the features, one after the other, in the context that published them', async () => {
    const seen: string[] = [];
    const slow = async (context: string) => {
      await Promise.resolve();
      seen.push(`first in ${context}`);
    };
    const quick = async (context: string) => void seen.push(`second in ${context}`);
    const hooks = createHooks<string>([
      { hooks: { on: { 'entry.changed': slow } } },
      {},
      { hooks: { on: { 'entry.changed': quick } } },
    ]);
    await hooks.publish('one transaction', 'entry.changed', nothingChanged);
    expect(seen).toEqual(['first in one transaction', 'second in one transaction']);
  });

  it('are stopped by the first problem', async () => {
    const seen: string[] = [];
    const hooks = createHooks<null>([
      { hooks: { on: { 'entry.changed': () => Promise.reject(problem('alert.idTaken')) } } },
      { hooks: { on: { 'entry.changed': async () => void seen.push('too late') } } },
    ]);
    await expect(hooks.publish(null, 'entry.changed', nothingChanged)).rejects.toMatchObject({
      code: 'alert.idTaken',
    });
    expect(seen).toEqual([]);
  });
});

it('a query gathers the answers of the features that have one', async () => {
  const hooks = createHooks<null>([
    { hooks: { answers: { 'entry.photosInUse': async (_reader, { entryId }) => [`${entryId}-a`] } } },
    {},
    { hooks: { answers: { 'entry.photosInUse': async () => ['b', 'c'] } } },
  ]);
  expect(await hooks.collect(reader, 'entry.photosInUse', { entryId: 'x' })).toEqual([['x-a'], ['b', 'c']]);
});

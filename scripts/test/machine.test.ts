import { expect, test } from 'vitest';
import { describeMachine, factsOfMachine, problemsOf, type MachineFacts } from './machine.ts';

const good: MachineFacts = {
  node: 'v24.21.0',
  user: 'ana',
  cores: 2,
  memory: 24.9,
  disk: 70.2,
  browser: 'Chromium 147.0.0 at /cache/chromium',
  postgres: '18.4.0',
};

test('the first line names what the run uses', () => {
  const line = describeMachine(good);
  for (const part of [
    'Node 24.21.0',
    'PostgreSQL 18.4.0',
    'Chromium 147.0.0',
    '2 cores',
    '24 GB',
    '70 GB',
    'ana',
  ])
    expect(line).toContain(part);
  expect(describeMachine({ ...good, browser: undefined })).toContain('no browser needed');
});

test('a machine with enough of everything has no problem', () => {
  expect(problemsOf(good)).toEqual([]);
});

test.each([
  ['an old Node', { node: 'v20.20.2' }, 'Start the tests with npm'],
  ['little memory', { memory: 1.5 }, 'There are 1.5 GB of memory'],
  ['a full disk', { disk: 0.2 }, 'TMPDIR names another folder'],
])('%s is told with what to do', (_name, facts, said) => {
  expect(problemsOf({ ...good, ...facts })).toEqual([expect.stringContaining(said)]);
});

test('this machine is read', async () => {
  const facts = await factsOfMachine({ browser: undefined, postgres: '18' });
  expect(facts.cores).toBeGreaterThan(0);
  expect(facts.memory).toBeGreaterThan(0);
  expect(facts.disk).toBeGreaterThan(0);
});

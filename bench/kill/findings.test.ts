import { describe, expect, it } from 'vitest';
import { findDamage, type Records } from './findings.ts';
import type { Write } from './writers.ts';

const first: Write = { operationId: 'o1', schoolId: 's1', value: 'Writer 1 Value 1' };
const second: Write = { operationId: 'o2', schoolId: 's1', value: 'Writer 2 Value 1' };
const acknowledged = [first, second];

const sound: Records = {
  history: [
    { school: 's1', from: 'Angela Reyes', to: first.value, time: '08:00' },
    { school: 's1', from: first.value, to: second.value, time: '08:01' },
  ],
  schools: [
    { id: 's1', value: second.value, noted: '08:01' },
    { id: 's2', value: 'Marcus Carter', noted: null },
  ],
  operations: [
    { id: 'o1', value: first.value },
    { id: 'o2', value: second.value },
  ],
};
const nothing = { lost: [], doubled: [], half: [] };

describe('the check after the kills', () => {
  it('finds nothing when every acknowledged write is there once and whole', () => {
    expect(findDamage(sound, acknowledged)).toEqual(nothing);
  });

  it('finds nothing when an unacknowledged write was done', () => {
    expect(findDamage(sound, [first])).toEqual(nothing);
  });

  it('finds a lost write', () => {
    const records: Records = {
      history: sound.history.slice(0, 1),
      schools: [{ id: 's1', value: first.value, noted: '08:00' }],
      operations: sound.operations.slice(0, 1),
    };
    expect(findDamage(records, acknowledged).lost).toEqual([second.value]);
  });

  it('finds a write that was done twice', () => {
    const again = { school: 's1', from: second.value, to: second.value, time: '08:02' };
    expect(findDamage({ ...sound, history: [...sound.history, again] }, acknowledged).doubled).toEqual([
      second.value,
    ]);
  });

  it.each<[string, Partial<Records>]>([
    ['a change without its history', { schools: [{ id: 's1', value: 'Writer 3 Value 1', noted: '08:01' }] }],
    ['a history whose change is missing', { schools: [{ id: 's1', value: first.value, noted: '08:01' }] }],
    ['a history with a hole', { history: sound.history.map((row) => ({ ...row, from: 'Angela Reyes' })) }],
    ['a summary that was left behind', { schools: [{ id: 's1', value: second.value, noted: '08:00' }] }],
    ['an operation without its answer', { operations: [...sound.operations, { id: 'o3', value: null }] }],
    [
      'an operation without its change',
      { operations: [...sound.operations, { id: 'o3', value: 'Writer 3 Value 1' }] },
    ],
    ['a change without its operation', { operations: sound.operations.slice(0, 1) }],
    [
      'another operation under the same id',
      { operations: [{ id: 'o1', value: second.value }, ...sound.operations.slice(1)] },
    ],
  ])('finds %s', (_name, damage) => {
    expect(findDamage({ ...sound, ...damage }, acknowledged).half).not.toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { rejectionOfEntry } from './rejectionOfEntry.ts';

it('a refused entry is told, and that its alert did not go out', () => {
  const alert = { userIds: ['someone'], message: 'Please look.' };
  const told = (procedure: string, input: unknown) => rejectionOfEntry({ procedure, input });
  expect(told('entries.logEntry', { safetyAlert: null })).toEqual(['entry']);
  expect(told('entries.logEntry', { safetyAlert: alert })).toEqual(['entry', 'alert']);
  expect(told('entries.editEntry', { changes: {} })).toEqual(['entry']);
  expect(told('entries.deleteEntry', { entryId: 'x' })).toEqual(['deletion']);
  expect(told('settings.sendOutboxCheck', {})).toBe(null);
});

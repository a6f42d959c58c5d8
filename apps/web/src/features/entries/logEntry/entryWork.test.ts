import { mergedEntryOf } from '@schooldog/domain/entries';
import { educatorOfOakHill } from '@schooldog/domain/permissions/testing';
import { expect, it } from 'vitest';
import { editedEntryWork, newEntryWork } from './entryWork.ts';
import { anEntry, anId, filled } from './testing/samples.ts';
import { valuesOf } from './values.ts';

const alert = { userIds: [anId('ben')], message: 'The gate is open.' };
const made = { alertId: anId('alert'), timestamp: '2026-03-02T13:00:00.000Z' };
const facts = {
  tags: { categoryTags: [], itemTags: [] },
  label: 'Log entry',
  schoolId: anId('oakHill'),
  assessmentId: null,
  reporter: { actor: educatorOfOakHill, name: 'Ana Ruiz' },
  base: mergedEntryOf(anEntry()),
};

it('is urgent when the entry carries a safety alert, and only then', () => {
  const values = { ...filled, entryId: anId('entry') };
  expect(newEntryWork({ ...values, alert }, facts, made).isUrgent).toBe(true);
  expect(newEntryWork({ ...values, alert: null }, facts, made).isUrgent).toBe(false);

  const edited = { ...valuesOf(anEntry()), comment: 'Still open' };
  expect(editedEntryWork(anEntry(), { ...edited, alert }, facts, made.alertId)?.isUrgent).toBe(true);
  expect(editedEntryWork(anEntry(), { ...edited, alert: null }, facts, made.alertId)?.isUrgent).toBe(false);
});

it('is nothing when nothing was changed', () => {
  expect(editedEntryWork(anEntry(), valuesOf(anEntry()), facts, made.alertId)).toBe(null);
});

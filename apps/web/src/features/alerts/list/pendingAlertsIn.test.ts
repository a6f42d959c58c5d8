import { expect, it } from 'vitest';
import type { OutboxItem } from '../../../platform/outbox/index.ts';
import { pendingAlertsIn } from './pendingAlertsIn.ts';

const person = 'aaaaaaaaaaaaaaaaaaaa';
const safetyAlert = { id: 'bbbbbbbbbbbbbbbbbbbb', userIds: [person], message: 'Latch is loose' };

function waiting(changes: Partial<OutboxItem>): OutboxItem {
  return {
    sequence: 1,
    operationId: 'one',
    userId: person,
    procedure: 'entries.logEntry',
    input: {},
    recordKey: 'entry:x',
    label: 'Log entry: Door latch',
    createdAt: '2026-03-02T15:00:00.000Z',
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastProblem: null,
    photoCount: 0,
    isBlocked: false,
    ...changes,
  };
}

it('finds the alerts that wait with their entries, latest first', () => {
  const found = pendingAlertsIn([
    waiting({ input: { schoolId: 'school', entry: { observationItemId: 'item' }, safetyAlert } }),
    waiting({ operationId: 'without', input: { schoolId: 'school', safetyAlert: null } }),
    waiting({ operationId: 'other', procedure: 'settings.checkOutbox', input: { safetyAlert } }),
    waiting({
      operationId: 'edit',
      procedure: 'entries.editEntry',
      state: 'refused',
      label: 'Edit entry: Door latch',
      input: { entryId: 'x', changes: {}, safetyAlert },
    }),
  ]);
  expect(found).toEqual([
    {
      alertId: safetyAlert.id,
      operationId: 'edit',
      createdAt: '2026-03-02T15:00:00.000Z',
      label: 'Edit entry: Door latch',
      isRefused: true,
      schoolId: null,
      itemId: null,
      message: 'Latch is loose',
      recipients: 1,
      waitsForWalk: false,
    },
    {
      alertId: safetyAlert.id,
      operationId: 'one',
      createdAt: '2026-03-02T15:00:00.000Z',
      label: 'Log entry: Door latch',
      isRefused: false,
      schoolId: 'school',
      itemId: 'item',
      message: 'Latch is loose',
      recipients: 1,
      waitsForWalk: false,
    },
  ]);
});

it('tells alerts that go out with their entry from those that wait for a walk', () => {
  const put = (operationId: string, sendImmediately: boolean) =>
    waiting({
      operationId,
      procedure: 'walks.putWalkEntry',
      input: { entry: { observationItemId: 'item' }, safetyAlert: { ...safetyAlert, sendImmediately } },
    });
  const found = pendingAlertsIn([put('later', false), put('now', true)]);
  expect(found.map(({ operationId, waitsForWalk }) => [operationId, waitsForWalk])).toEqual([
    ['now', false],
    ['later', true],
  ]);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { PendingItem } from './PendingItem.tsx';

const person = someone('principal');
const refused: OutboxItem = {
  sequence: 1,
  operationId: 'operation00000000001',
  userId: person.id,
  procedure: 'drills.recordDrill',
  input: {},
  recordKey: 'drills:drill000000000000001',
  label: 'Record drill: Fire drill',
  createdAt: '2026-10-05T12:00:00.000Z',
  state: 'refused',
  tries: 1,
  notBefore: 0,
  lastProblem: { code: 'school.archived', data: {} },
  photoCount: 0,
  isBlocked: false,
};

it('says in words why the work was not taken, also where the outbox has no words of its own', async () => {
  await renderAs(person, <PendingItem item={refused} />);
  expect(await screen.findByText(/^This school is archived/)).toBeTruthy();
  expect(screen.queryByText(/school\.archived/)).toBeNull();
});

import type { StaffRead } from '@schooldog/contract/staffReads';
import { organizationOf } from '@schooldog/domain/settings';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { StaffReadRow } from './StaffReadRow.tsx';

beforeEach(() => {
  fakeApi({ 'settings.getOrganization': () => organizationOf({}) });
});

const show = async (read: Pick<StaffRead, 'procedure' | 'input'> & Partial<StaffRead>) => {
  const whole = {
    id: 'a1b2c3d4e5f6g7h8i9j0',
    time: '2026-11-17T14:30:00.000Z',
    userId: 'u1',
    userName: 'Ada First',
    names: {},
    count: null,
    ...read,
  };
  await renderAs(someone('schooldog_master_admin'), <StaffReadRow read={whole} />);
  return (await screen.findByRole('listitem')).textContent;
};
const id = 'x7QfEf6hIj9lMn2pQr5t';

it('says what was read, of which record, with the names of schools and people', async () => {
  expect(await show({ procedure: 'eop.getComponent', input: { componentId: id }, count: 1 })).toContain(
    `Plan component · Ada First1 record · Plan component: ${id}`,
  );
});

it('says choices in words and leaves out how the answer was made', async () => {
  const input = {
    query: { report: 'drillLog', schoolIds: [id], types: ['severeWeather'] },
    pageSize: 20,
    language: 'en',
  };
  const text = await show({ procedure: 'reports.previewReport', input, names: { [id]: 'Oak Hill' } });
  expect(text).toContain(
    'Report preview · Ada FirstReport: Drill log · Schools: Oak Hill · Drill types: Severe weather',
  );
});

it('names a field as its call means it', async () => {
  expect(await show({ procedure: 'workOrders.listLinkedWorkOrders', input: { ids: [id] } })).toContain(
    `Work orders: ${id}`,
  );
});

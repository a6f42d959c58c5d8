import { addDays, dateIn, defaultTimeZone } from '@schooldog/domain/dates';
import { expect, it } from 'vitest';
import { aPlace } from '../../testing/places.ts';
import { aWorkOrderOf, saveTasksSettings } from './testing/aWorkOrderOf.ts';
import { workOrderDistrict } from './testing/district.ts';

const { fixture, oakHill, people, clients, clock } = await workOrderDistrict();
const { database } = fixture;
const today = dateIn(clock.now.toISOString(), defaultTimeZone);
const daysAgo = (days: number) => new Date(clock.now.getTime() - days * 24 * 3_600_000);
const common = { schoolId: oakHill.id, createdByUserId: people.teacher.id };

it('shows what is overdue, awaits approval or has no assignee, each to those whom it concerns', async () => {
  await saveTasksSettings(database, { isApprovalWorkflowEnabled: true });
  const late = { dueDate: addDays(today, -2), assignedUserIds: [people.technician.id] };
  await aWorkOrderOf(database, { ...common, ...late });
  await aWorkOrderOf(database, { ...common, ...late, status: 'Complete' });
  await aWorkOrderOf(database, { ...common, ...late, dueDate: today });
  await aWorkOrderOf(database, { ...common, status: 'AwaitingApproval', timeCreated: daysAgo(1) });
  await aWorkOrderOf(database, { ...common, timeCreated: daysAgo(4) });
  await aWorkOrderOf(database, { ...common, timeCreated: daysAgo(1) });
  await aWorkOrderOf(database, { ...common, timeCreated: daysAgo(9), status: 'Scheduled' });
  const rowsOf = async (name: keyof typeof clients) =>
    (await clients[name].dashboard.getAttention()).rows
      .filter(({ key }) => key.startsWith('workOrders'))
      .map(({ key, count }) => [key, count]);
  const all = [
    ['workOrdersToApprove', 1],
    ['workOrdersOverdue', 1],
    ['workOrdersUnassigned', 1],
  ];
  expect(await rowsOf('principal')).toEqual(all);
  expect(await rowsOf('supervisor')).toEqual(all);
  expect(await rowsOf('technician')).toEqual([
    ['workOrdersOverdue', 1],
    ['workOrdersAssigned', 2],
  ]);
  expect(await rowsOf('custodian')).toEqual([]);
  expect(await rowsOf('teacher')).toEqual([['workOrdersSubmitted', 6]]);
});

it('a school counts its open orders for the viewer', async () => {
  const tileOf = async (name: keyof typeof clients) =>
    (await clients[name].schools.getSchoolTiles({ schoolId: oakHill.id })).tiles.find(
      ({ key }) => key === 'workOrders',
    )?.count;
  expect(await tileOf('principal')).toBe(6);
  expect(await tileOf('custodian')).toBe(0);
});

it('a location that an order names is not deleted', async () => {
  const { optionId, dataProfileId } = await aPlace(database, oakHill.id, 'Gym');
  const place = {
    location: 'Gym',
    locationDataProfileId: dataProfileId,
    locationDataProfileOptionId: optionId,
  };
  await aWorkOrderOf(database, { ...common, ...place });
  await expect(clients.principal.dataProfiles.deleteDataProfileOption({ optionId })).rejects.toMatchObject({
    code: 'dataProfile.optionUsed',
  });
});

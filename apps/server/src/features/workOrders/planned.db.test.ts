import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../platform/files/schema.ts';
import { plainPicture } from '../../platform/files/testing/pictures.ts';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import { anEntry } from '../entries/testing/fixture.ts';
import { entries } from '../entries/schema.ts';
import { aPicture, upload } from '../entries/testing/pictures.ts';
import { anEntryIn, aWalk } from '../walks/testing/fixture.ts';
import { createPlanned } from './jobs.ts';
import { viewersOfOrders } from './live.ts';
import { workOrders, workOrderUpdates } from './schema.ts';
import { newId, saveTasksSettings } from './testing/aWorkOrderOf.ts';
import { raise, runJob, workOrderDistrict } from './testing/district.ts';

const district = await workOrderDistrict();
const { fixture, oakHill, people, clients, clock } = district;
const { db } = fixture.database;
const { officer, principal } = clients;

const aPlan = (description = 'Fix the latch.') => ({ id: newId(), description, priority: 'High' as const });
const orderOf = async (id: string) => (await db.select().from(workOrders).where(eq(workOrders.id, id)))[0];
const updatesOf = async (id: string) =>
  (await db.select().from(workOrderUpdates).where(eq(workOrderUpdates.workOrderId, id))).map(
    ({ kind }) => kind,
  );
async function setWorkOrders(enableWorkOrders: boolean): Promise<void> {
  const value = { enableWorkOrders };
  await db
    .insert(settings)
    .values({ name: 'app', value, timeUpdated: new Date() })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

beforeEach(() => saveTasksSettings(fixture.database, {}));

describe('a planned work order', () => {
  it('shows no address of a picture that its entry still waits for, and tells when it arrives', async () => {
    const [plan, picture] = [aPlan(), newId()];
    const entry = anEntry({
      schoolId: oakHill.id,
      timestamp: clock.now.toISOString(),
      entry: { imageIds: [picture] },
      tasksToAddOnSubmission: [plan],
    });
    await officer.entries.logEntry(entry, {
      context: { operationId: newId(), filesToFollow: [picture] },
    });
    const order = () => officer.workOrders.getWorkOrder({ workOrderId: plan.id });
    expect(await order()).toMatchObject({
      imageUrls: [''],
      imagesToFollow: { onTheWay: 1, missing: 0, imageIds: [picture] },
    });
    const viewers = await viewersOfOrders(db, { ownerType: 'entry', ownerId: entry.entryId });
    expect(viewers).toContainEqual({ topic: 'workOrders', id: plan.id, userId: people.officer.id });
    expect(
      await upload({ fixture }, people.officer, { id: picture, bytes: await plainPicture('jpeg') }),
    ).toBe(200);
    expect(await order()).toMatchObject({
      imageUrls: [`/api/workOrders/${plan.id}/images/${picture}`],
      imagesToFollow: null,
    });
  });

  it('becomes real with the entry that is logged, with its place and pictures, under the same id', async () => {
    await saveTasksSettings(fixture.database, { isApprovalWorkflowEnabled: true });
    const plan = aPlan();
    const picture = await aPicture({ fixture }, people.officer);
    const entry = anEntry({
      schoolId: oakHill.id,
      timestamp: clock.now.toISOString(),
      entry: { location: 'North door', imageIds: [picture] },
      tasksToAddOnSubmission: [plan],
    });
    const logged = await officer.entries.logEntry(entry);
    expect(logged.createdTaskIds).toEqual([plan.id]);
    expect(await orderOf(plan.id)).toMatchObject({
      description: 'Fix the latch.',
      priority: 'High',
      status: 'AwaitingApproval',
      location: 'North door',
      imageIds: [picture],
      entryId: entry.entryId,
      walkId: null,
      createdByUserId: people.officer.id,
      followingUserIds: [people.officer.id],
    });
    expect(await updatesOf(plan.id)).toEqual(['taskNeedsApproval']);
  });

  it('that an edit adds belongs to the editor', async () => {
    const [first, second] = [aPlan(), aPlan('Paint it.')];
    const entry = anEntry({ schoolId: oakHill.id, tasksToAddOnSubmission: [first] });
    await officer.entries.logEntry(entry);
    const edited = await principal.entries.editEntry({
      entryId: entry.entryId,
      edit: {},
      tasksToAddOnSubmission: [second],
    });
    expect(edited.createdTaskIds).toEqual([first.id, second.id]);
    expect(await orderOf(first.id)).toMatchObject({ createdByUserId: people.officer.id });
    expect(await orderOf(second.id)).toMatchObject({ createdByUserId: people.principal.id });
  });

  it('of a walk becomes real when the walk completes, in the name of who added it, and only once', async () => {
    const walk = aWalk({ schoolId: oakHill.id, collaborators: [people.custodian.id] });
    await officer.walks.startWalk(walk);
    const [first, second] = [aPlan(), aPlan('Paint it.')];
    const put = { ...anEntryIn(walk.walkId), tasksToAddOnSubmission: [first] };
    await clients.custodian.walks.putWalkEntry(put);
    const { entryId } = put;
    const { walkId } = walk;
    await officer.walks.editWalkEntry({ walkId, entryId, edit: {}, tasksToAddOnSubmission: [second] });
    expect(await orderOf(first.id)).toBeUndefined();
    await officer.walks.completeWalk({ walkId });
    expect(await orderOf(first.id)).toMatchObject({
      walkId,
      entryId,
      status: 'New',
      createdByUserId: people.custodian.id,
    });
    expect(await orderOf(second.id)).toMatchObject({ createdByUserId: people.officer.id });
    const { createdTaskIds } = await officer.entries.getEntry({ entryId });
    expect(createdTaskIds).toEqual([first.id, second.id]);
    await principal.walks.placeWalkInProgress({ walkId });
    await officer.walks.completeWalk({ walkId });
    expect(await db.select().from(workOrders).where(eq(workOrders.entryId, entryId))).toHaveLength(2);
  });

  it('whose id is taken does not keep a walk from completing', async () => {
    const plan = aPlan();
    const walk = aWalk({ schoolId: oakHill.id });
    await officer.walks.startWalk(walk);
    for (const comment of ['One', 'Two']) {
      const put = { ...anEntryIn(walk.walkId, { comment }), tasksToAddOnSubmission: [plan] };
      await officer.walks.putWalkEntry(put);
    }
    await officer.walks.completeWalk({ walkId: walk.walkId });
    expect(await orderOf(plan.id)).toMatchObject({ walkId: walk.walkId });
  });
});

describe('orders that were planned before', () => {
  it('become real by the job, with the time and the person of the change, and nobody is notified', async () => {
    const plan = aPlan();
    const walk = aWalk({ schoolId: oakHill.id });
    await officer.walks.startWalk(walk);
    const put = { ...anEntryIn(walk.walkId), tasksToAddOnSubmission: [plan] };
    await officer.walks.putWalkEntry(put);
    const planned = clock.now;
    await setWorkOrders(false);
    clock.forward(3600);
    await officer.walks.completeWalk({ walkId: walk.walkId });
    await runJob(district, createPlanned, {});
    expect(await orderOf(plan.id)).toBeUndefined();
    await setWorkOrders(true);
    await runJob(district, createPlanned, {});
    await runJob(district, createPlanned, {});
    expect(await orderOf(plan.id)).toMatchObject({
      createdByUserId: people.officer.id,
      timeCreated: planned,
      entryId: put.entryId,
    });
    expect(await updatesOf(plan.id)).toEqual([]);
    const [entry] = await db.select().from(entries).where(eq(entries.id, put.entryId));
    expect(entry?.createdTaskIds).toEqual([plan.id]);
  });
});

it('an order that is raised from an entry stands among those of the entry', async () => {
  const plan = aPlan();
  const entry = anEntry({ schoolId: oakHill.id, tasksToAddOnSubmission: [plan] });
  await officer.entries.logEntry(entry);
  const { entryId } = entry;
  const [first, second] = await Promise.all([
    raise(district, officer, {}, { entryId }),
    raise(district, principal, {}, { entryId }),
  ]);
  // Someone who may not open the entry raises an order without it.
  expect(await raise(district, clients.technician, {}, { entryId })).toMatchObject({ entryId: null });
  const { createdTaskIds } = await officer.entries.getEntry({ entryId });
  expect(createdTaskIds.toSorted()).toEqual([plan.id, first.id, second.id].toSorted());
});

it('pictures stay while the order shows them, and go with the last that did', async () => {
  const plan = aPlan();
  const picture = await aPicture({ fixture }, people.officer);
  const entry = anEntry({
    schoolId: oakHill.id,
    entry: { imageIds: [picture] },
    tasksToAddOnSubmission: [plan],
  });
  await officer.entries.logEntry(entry);
  await officer.entries.deleteEntry({ entryId: entry.entryId });
  const stored = () => db.select({ id: files.id }).from(files).where(eq(files.id, picture));
  expect(await stored()).toHaveLength(1);
  const shown = await officer.workOrders.getWorkOrder({ workOrderId: plan.id });
  expect(shown).toMatchObject({ sourceEntry: { mayOpen: false }, imageUrls: [expect.any(String)] });
  await principal.workOrders.deleteWorkOrder({ workOrderId: plan.id });
  expect(await stored()).toEqual([]);
});

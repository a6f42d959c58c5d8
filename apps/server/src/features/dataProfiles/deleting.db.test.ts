import { expect, it } from 'vitest';
import { overlapping } from '../../testing/overlapping.ts';
import { workOrders } from '../workOrders/schema.ts';
import { aForm } from '../workOrders/testing/aWorkOrderOf.ts';
import { newId, profileFixture } from './testing/profileFixture.ts';

const { fixture, oakHill, coordinator, aProfile, anOption } = await profileFixture();

it('a location that is chosen while it is deleted is kept, and unknown a moment later', async () => {
  const rooms = await aProfile();
  const optionId = await anOption(rooms, 'Chosen first');
  const place = { location: '', locationDataProfileId: rooms, locationDataProfileOptionId: optionId };
  const raise = () =>
    coordinator.workOrders.createWorkOrder({
      workOrderId: newId(),
      schoolId: oakHill.id,
      timestamp: new Date().toISOString(),
      workOrder: aForm(place),
      attachments: [],
      entryId: null,
    });
  const deletion = () => coordinator.dataProfiles.deleteDataProfileOption({ optionId });
  const [raised, refusedDeletion] = await overlapping(fixture.database, raise, deletion);
  expect(raised).toMatchObject({ value: { locationDataProfileOptionId: optionId } });
  expect(refusedDeletion).toMatchObject({ reason: { code: 'dataProfile.optionUsed' } });
  await fixture.database.db.delete(workOrders);
  const [, late] = await overlapping(fixture.database, deletion, raise);
  expect(late).toMatchObject({ reason: { code: 'workOrder.unknownPlace' } });
});

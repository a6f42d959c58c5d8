import { communicationKinds } from '@schooldog/domain/notifications';
import { expect, it } from 'vitest';
import { communicationGroups } from './communicationGroups.ts';

it('offers every kind of message, and none about work orders in a district without them', () => {
  const all = communicationGroups(true).flatMap<string>(({ kinds }) => kinds);
  expect(all.toSorted()).toEqual([...communicationKinds].toSorted());
  expect(communicationGroups(false).map(({ name }) => name)).toEqual(['safety']);
});

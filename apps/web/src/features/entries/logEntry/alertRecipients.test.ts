import { expect, it } from 'vitest';
import { isCached } from '../../../platform/localDatabase/offlineCache.ts';
import { api } from '../../../platform/api/client.ts';
import { peopleAt } from './alertRecipients.ts';

const receiver = (id: string, schoolIds: string[] | null) => ({
  id,
  firstName: id,
  lastName: 'Tester',
  isDistrictUser: schoolIds === null,
  schoolIds,
});

it('are those who receive alerts at the school, and those who do everywhere', () => {
  const all = [receiver('dana', null), receiver('paul', ['oak', 'pine']), receiver('nina', ['pine'])];
  expect(peopleAt(all, 'oak').map(({ id }) => id)).toEqual(['dana', 'paul']);
  expect(peopleAt(all, 'elm').map(({ id }) => id)).toEqual(['dana']);
});

it('are kept on the device', () => {
  expect(isCached(api.alerts.listAlertReceivers.queryKey())).toBe(true);
});

import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { aWalk } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { warmOwnWalks } from './warm.ts';

it("fetches one's own walks with their entries", async () => {
  const asked: string[] = [];
  await renderAs(someone('principal'), null);
  fakeApi({
    'walks.listCurrentWalks': () => ({ walks: [aWalk({ id: 'north' }), aWalk({ id: 'south' })], count: 2 }),
    'walks.getWalk': ({ walkId }) => {
      asked.push(walkId);
      return { ...aWalk({ id: walkId }), entries: [], submissionNames: [] };
    },
  });
  await warmOwnWalks();
  expect(asked).toEqual(['north', 'south']);
});

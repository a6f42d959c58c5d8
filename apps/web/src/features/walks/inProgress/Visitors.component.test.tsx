import { act, screen } from '@testing-library/react';
import { walkVisitOf } from '@schooldog/domain/walks';
import { beforeEach, expect, it } from 'vitest';
import { reportPresence } from '../../../platform/live/presence.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { aWalk, somebodyElse } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { Visitors } from './Visitors.tsx';

const officer = someone('sro');
const walk = aWalk({
  collaborators: [officer.id],
  collaboratorNames: [{ userId: officer.id, name: 'Pat Lee' }],
});
const visit = (walkId: string, userId: string) =>
  act(() => reportPresence('walks.visits', walkVisitOf({ walkId, userId })));

beforeEach(() => fakeApi({ 'walks.visitWalk': () => ({ done: true }) }));

it('says that one is here, and names the others who are', async () => {
  await renderAs(officer, <Visitors walk={walk} />);
  await screen.findByRole('status');
  await expect.poll(() => callsOf('walks.visitWalk')).toEqual([{ walkId: walk.id }]);
  visit('anotherWalk000000000', somebodyElse.id);
  expect(screen.queryByText(/In it now/)).toBeNull();
  visit(walk.id, somebodyElse.id);
  expect(await screen.findByText('In it now: Sam Ortiz')).toBeTruthy();
  // The one who came learns of this one at once, and only once.
  visit(walk.id, somebodyElse.id);
  await expect.poll(() => callsOf('walks.visitWalk')).toHaveLength(2);
});

it('does not announce a manager who only reads', async () => {
  await renderAs(someone('principal'), <Visitors walk={walk} />);
  await screen.findByRole('status');
  expect(callsOf('walks.visitWalk')).toEqual([]);
});

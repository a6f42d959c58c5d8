import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLeftWork } from '../../../platform/session/leftWork.ts';
import { cancelPurge, purgePerson } from '../../../platform/session/purges.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { storeRejected } from '../../../testing/storeRejected.ts';
import { LeftWorkNotice } from './LeftWorkNotice.tsx';

function Page() {
  const left = useLeftWork();
  return left === null ? <p>Nothing is left</p> : <LeftWorkNotice left={left} />;
}

const waits = (userId: string, isUrgent: boolean) =>
  storeRejected(
    {
      procedure: 'drills.deleteDrill',
      input: { drillId: 'drill000000000000000' },
      recordKey: 'drills/drill000000000000000',
      label: 'Delete drill',
      isUrgent,
    },
    userId,
    { code: 'session.needed', data: {} },
  );

it('says that work waits here after the server ended a session, until that person is back', async () => {
  const custodian = someone('custodial').id;
  await renderAs(someone('principal'), <Page />);
  await act(() => purgePerson(custodian, 'drafts'));
  expect(await screen.findByText('Nothing is left')).toBeTruthy();

  await waits(custodian, false);
  await act(() => purgePerson(custodian, 'drafts'));
  expect((await screen.findByRole('alert')).textContent).not.toContain('safety alert');
  await waits(custodian, true);
  await act(() => purgePerson(custodian, 'drafts'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'It includes a safety alert that no one has received.',
  );

  act(() => cancelPurge('somebodyElse00000000'));
  expect(screen.queryByText('Nothing is left')).toBeNull();
  act(() => cancelPurge(custodian));
  expect(screen.getByText('Nothing is left')).toBeTruthy();
});

it('is silent once the work was deleted at a sign-out', async () => {
  const educator = someone('educator').id;
  await waits(educator, true);
  await purgePerson(educator, 'everything');
  await renderAs(someone('principal'), <Page />);
  expect(await screen.findByText('Nothing is left')).toBeTruthy();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPoint } from '../../../testing/drills.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { emptyValues } from './values.ts';

async function show(otherType: string) {
  const open = { drillId: 'earlier0000000000000', drillDate: '2026-09-03', points: [aPoint()] };
  fakeApi({ 'drills.listOpenPoints': () => ({ drills: [open] }) });
  const values = { ...emptyValues, schoolId: oakHill.id, type: 'other', otherType } as const;
  await renderAs(
    someone('principal'),
    <>
      <OpenPoints values={values} today="2026-11-17" />
      <p>end</p>
    </>,
  );
  await screen.findByText('end');
}

it('asks what drills of an own kind left open', async () => {
  await show('x'.repeat(40));
  await waitFor(() =>
    expect(callsOf('drills.listOpenPoints')).toMatchObject([{ otherType: 'x'.repeat(40) }]),
  );
  expect(await screen.findByText('Door 4 was locked')).toBeTruthy();
});

it.each(['', 'x'.repeat(41)])('asks nothing about %j, which no drill can have', async (otherType) => {
  await show(otherType);
  expect(callsOf('drills.listOpenPoints')).toEqual([]);
});

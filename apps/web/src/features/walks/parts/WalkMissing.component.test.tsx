import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { WalkMissing } from './WalkMissing.tsx';

it('tells someone who was removed from a walk in progress that they are no longer in it', async () => {
  await renderAs(someone('sro'), <WalkMissing state={{ kind: 'gone' }} page="inprogress" />);
  expect(await screen.findByText(/^You are no longer in this walk, or it was deleted\./)).toBeTruthy();
  expect(screen.queryByText(/placed back in progress/)).toBeNull();
});

it('says of a review or a completed walk that it may be in progress again', async () => {
  await renderAs(someone('sro'), <WalkMissing state={{ kind: 'gone' }} page="outcome" />);
  expect(await screen.findByText(/placed back in progress/)).toBeTruthy();
});

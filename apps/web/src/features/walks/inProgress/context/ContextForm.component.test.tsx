import { screen } from '@testing-library/react';
import type { ShownWalk } from '@schooldog/contract/walks';
import { emptyContext } from '@schooldog/domain/walks';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { withDatabase } from '../../../../platform/localDatabase/localDatabase.ts';
import { fill } from '../../../../testing/fill.ts';
import { aWalk } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { ContextForm } from './ContextForm.tsx';

const stored = () =>
  withDatabase(async ({ outbox }) =>
    (await outbox.toArray()).map(({ recordKey, input }) => [recordKey, input]),
  );

/** With a button by which somebody else's text arrives. */
function Changing({ walk }: Readonly<{ walk: ShownWalk }>) {
  const [comment, setComment] = useState('');
  return (
    <>
      <ContextForm walk={{ ...walk, context: { ...emptyContext, weatherComment: comment } }} />
      <button type="button" onClick={() => setComment('Windy')}>
        Other phone
      </button>
    </>
  );
}

/** With a button that leaves the page, without leaving the field first. */
function Leaving({ walk }: Readonly<{ walk: ShownWalk }>) {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      {isHere ? <ContextForm walk={walk} /> : null}
      <button type="button" onClick={() => setIsHere(false)}>
        Leave
      </button>
    </>
  );
}

const keyOf = (field: string) => `walk:${aWalk().id}/context/${field}`;
const workOf = (field: string, from: string | null, to: string) => [
  keyOf(field),
  { walkId: aWalk().id, edit: { [field]: { from, to } } },
];

it('stores each field on its own: a choice at once, a text when it is left', async () => {
  const user = await renderAs(someone('principal'), <ContextForm walk={aWalk()} />);
  await user.selectOptions(await screen.findByLabelText('Weather'), 'Sunny');
  await expect.poll(stored).toEqual([workOf('weatherPrecipitation', null, 'sunny')]);
  await fill(user, screen.getByLabelText('Final notes'), ' Gym locked. ');
  await user.tab();
  await expect
    .poll(stored)
    .toEqual([workOf('weatherPrecipitation', null, 'sunny'), workOf('additionalNotes', '', 'Gym locked.')]);
});

it('continues from what was stored last, before the screen has shown it', async () => {
  const user = await renderAs(someone('principal'), <ContextForm walk={aWalk()} />);
  const comment = await screen.findByLabelText('Comment');
  await user.type(comment, 'Fog');
  await user.tab();
  await user.type(comment, 'gy');
  await user.tab();
  await expect
    .poll(stored)
    .toEqual([workOf('weatherComment', '', 'Fog'), workOf('weatherComment', 'Fog', 'Foggy')]);
});

it('stores what is being typed when the page is left or put aside', async () => {
  const user = await renderAs(someone('principal'), <Leaving walk={aWalk()} />);
  await user.type(await screen.findByLabelText('Comment'), 'Fog');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  await expect.poll(stored).toEqual([workOf('weatherComment', '', 'Fog')]);
  await user.type(screen.getByLabelText('Comment'), 'gy');
  screen.getByRole('button', { name: 'Leave' }).click();
  await expect
    .poll(stored)
    .toEqual([workOf('weatherComment', '', 'Fog'), workOf('weatherComment', 'Fog', 'Foggy')]);
});

it('stores nothing that was not changed', async () => {
  const user = await renderAs(someone('principal'), <ContextForm walk={aWalk()} />);
  await user.click(await screen.findByLabelText('Comment'));
  await user.tab();
  expect(await stored()).toEqual([]);
});

it('asks when someone else wrote the same text meanwhile', async () => {
  const user = await renderAs(someone('principal'), <Changing walk={aWalk()} />);
  const comment = await screen.findByLabelText('Comment');
  comment.focus();
  await user.keyboard('Foggy');
  screen.getByRole('button', { name: 'Other phone' }).click();
  expect(await screen.findByRole('heading', { name: 'Someone else changed this too' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep both: Comment' }));
  await expect.poll(stored).toEqual([workOf('weatherComment', 'Windy', 'Windy\nFoggy')]);
});

import { screen, waitFor } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { AlertRulesButton } from './AlertRulesButton.tsx';

const coordinator = someone('district_safety_coordinator');

beforeEach(() => {
  fakeApi({
    'settings.getOrganization': () => organizationOf({}),
    'settings.saveOrganization': () => organizationOf({ alertEscalationMinutes: 15 }),
  });
});

async function opened() {
  const user = await renderAs(coordinator, <AlertRulesButton />);
  await user.click(await screen.findByRole('button', { name: 'Alert settings' }));
  await user.click(await screen.findByRole('switch', { name: /no one acknowledges/ }));
  return { user, minutes: await screen.findByRole('textbox', { name: 'Minutes to wait' }) };
}

it('turning it on proposes 15 minutes', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Save alert settings' }));
  await waitFor(() =>
    expect(callsOf('settings.saveOrganization')).toEqual([
      { edit: { alertEscalationMinutes: { from: null, to: 15 } } },
    ]),
  );
});

it.each(['4', '241', '5.5', ''])('%j minutes are not accepted', async (typed) => {
  const { user, minutes } = await opened();
  await user.clear(minutes);
  if (typed !== '') await user.type(minutes, typed);
  await user.click(screen.getByRole('button', { name: 'Save alert settings' }));
  await screen.findByText('Enter a whole number of minutes from 5 to 240');
  expect(callsOf('settings.saveOrganization')).toEqual([]);
});

it('is not offered to those who do not manage the district', async () => {
  await renderAs(
    someone('principal'),
    <>
      <AlertRulesButton />
      <p>end</p>
    </>,
  );
  await screen.findByText('end');
  expect(screen.queryByRole('button')).toBeNull();
});

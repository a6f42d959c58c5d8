import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { aListedComponent, aShownComponent } from '../../../testing/eop.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { ComponentFacts } from './ComponentFacts.tsx';

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [],
    'settings.getOrganization': () => organizationOf({}),
    'users.findPeople': () => ({ people: [], more: false }),
    'eop.setCertificationInterval': () => aListedComponent(),
    'eop.setPointOfContact': () => aListedComponent(),
  });
});

const component = aShownComponent();
const show = (role: 'principal' | 'sro' = 'principal') =>
  renderAs(
    someone(role),
    <>
      <Notifications />
      <ComponentFacts component={component} />
    </>,
  );

async function typeInterval(text: string) {
  const user = await show();
  const field = await screen.findByRole('textbox', { name: /interval/ });
  await user.clear(field);
  await user.type(field, text);
  return user;
}

it('saves a new interval', async () => {
  const user = await typeInterval('6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Updated Recertification Interval')).toBeTruthy();
  expect(callsOf('eop.setCertificationInterval')).toEqual([
    { componentId: component.id, certificationIntervalMonths: 6 },
  ]);
});

it('refuses what is no whole positive number', async () => {
  await typeInterval('0');
  expect(screen.getByText('Must be a whole positive number.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

it('says when it could not be saved', async () => {
  fakeApi({
    'eop.setCertificationInterval': () => {
      throw refusal(500, 'app.unexpected');
    },
  });
  const user = await typeInterval('6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update. Please try again')).toBeTruthy();
});

it('is only read without the right to edit', async () => {
  await show('sro');
  expect(await screen.findByText('12 months')).toBeTruthy();
  expect(screen.getByText('Sam Ortiz')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { intervalMerge, pointOfContactMerge } from '@schooldog/domain/eop';
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
    { componentId: component.id, edit: { certificationIntervalMonths: { from: 12, to: 6 } } },
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

it('an interval that someone else set first is shown beside the own one, and the person chooses', async () => {
  const present = { certificationIntervalMonths: 3 };
  fakeApi({
    'eop.setCertificationInterval': ({ edit }) => {
      const { conflicts } = intervalMerge.apply(present, edit);
      const described = conflicts.map((conflict) => ({ ...conflict, byName: 'Sam Ortiz' }));
      if (conflicts.length > 0) throw refusal(409, 'record.conflict', { present, conflicts: described });
      return aListedComponent();
    },
  });
  const user = await typeInterval('6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone else changed this too')).toBeTruthy();
  expect(screen.queryByText('Failed to update. Please try again')).toBeNull();
  await user.click(screen.getByLabelText(/^Keep mine/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Updated Recertification Interval')).toBeTruthy();
  expect(callsOf('eop.setCertificationInterval')).toMatchObject([
    { edit: { certificationIntervalMonths: { from: 12, to: 6 } } },
    { edit: { certificationIntervalMonths: { from: 3, to: 6 } } },
  ]);
});

it('a point of contact that someone else named first can stay', async () => {
  const present = { pointOfContactUserId: 'noorHaddad0000000000' };
  fakeApi({
    'eop.setPointOfContact': ({ edit }) => {
      const { conflicts } = pointOfContactMerge.apply(present, edit);
      throw refusal(409, 'record.conflict', { present, conflicts });
    },
    'eop.getComponentHistory': () => ({ changes: [], next: null }),
  });
  const user = await show();
  await user.click(await screen.findByLabelText('Point of contact', { selector: 'input' }));
  await user.keyboard('{Backspace}');
  expect(await screen.findByText('Someone else changed this too')).toBeTruthy();
  await user.click(screen.getByLabelText(/^Keep theirs/));
  expect(screen.queryByText('Someone else changed this too')).toBeNull();
  expect(callsOf('eop.setPointOfContact')).toMatchObject([
    { edit: { pointOfContactUserId: { from: 'samOrtiz000000000000', to: null } } },
  ]);
});

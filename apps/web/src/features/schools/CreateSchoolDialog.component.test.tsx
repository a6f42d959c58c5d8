import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../testing/fakeApi.ts';
import { fill } from '../../testing/fill.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { CreateSchoolDialog } from './CreateSchoolDialog.tsx';

async function show() {
  const onClose = vi.fn<() => void>();
  const user = await renderAs(someone('schooldog_master_admin'), <CreateSchoolDialog onClose={onClose} />);
  const name = await screen.findByLabelText(/^School name|^Name/);
  const submit = () => user.click(screen.getByRole('button', { name: 'Add school' }));
  return { user, name, submit, onClose };
}

it('a school needs a name, and the field that lacks it gets the focus', async () => {
  const { name, submit } = await show();
  await submit();
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(callsOf('schools.createSchool')).toEqual([]);
});

it('a phone number that is none is named as such', async () => {
  const { user, name, submit } = await show();
  await fill(user, name, 'Elm Street Elementary');
  const [phone] = screen.getAllByPlaceholderText('(404) 555-0123');
  if (phone !== undefined) await user.type(phone, '12');
  await submit();
  expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy();
});

it('what the server refuses stays in the form, and a second try is the same school', async () => {
  const { user, name, submit, onClose } = await show();
  fakeApi({
    'schools.createSchool': () => {
      throw refusal(409, 'school.idTaken');
    },
  });
  await fill(user, name, 'Elm Street Elementary');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn't be saved/);
  await submit();
  const ids = callsOf('schools.createSchool').map((input) => Object.entries(input ?? {})[0]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toEqual(ids[1]);
  expect(onClose).not.toHaveBeenCalled();
});

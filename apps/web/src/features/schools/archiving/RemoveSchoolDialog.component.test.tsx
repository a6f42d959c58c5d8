import { screen, waitFor } from '@testing-library/react';
import type { School, SchoolUse } from '@schooldog/domain/schools';
import { emptySchoolForm } from '@schooldog/domain/schools';
import { expect, it, vi } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { RemoveSchoolDialog } from './RemoveSchoolDialog.tsx';

const school: School = {
  ...emptySchoolForm,
  ...oakHill,
  links: [],
  timeArchived: null,
  timeCreated: '2026-10-05T14:30:00.000Z',
  timeUpdated: '2026-10-05T14:30:00.000Z',
};

async function show(uses: readonly SchoolUse[]) {
  const onClose = vi.fn<() => void>();
  fakeApi({ 'schools.getSchoolUses': () => ({ uses: [...uses] }) });
  const user = await renderAs(
    someone('schooldog_master_admin'),
    <RemoveSchoolDialog school={school} onClose={onClose} />,
  );
  return { user, onClose };
}

it('a school in use is archived, and the dialog says what refers to it', async () => {
  fakeApi({ 'schools.archiveSchool': () => ({ ...school, timeArchived: '2026-11-16T12:00:00.000Z' }) });
  const { user, onClose } = await show([
    { kind: 'entries', count: 1234 },
    { kind: 'people', count: 1 },
  ]);
  expect(await screen.findByText('1,234 entries')).toBeTruthy();
  expect(screen.getByText('1 person with a role or permission here')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete school' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Archive school' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(callsOf('schools.archiveSchool')).toEqual([{ schoolId: oakHill.id }]);
});

it('when somebody began to use it, deleting says so and archiving is left', async () => {
  fakeApi({
    'schools.deleteSchool': () => {
      fakeApi({ 'schools.getSchoolUses': () => ({ uses: [{ kind: 'entries', count: 1 }] }) });
      throw refusal(409, 'school.inUse');
    },
  });
  const { user, onClose } = await show([]);
  await user.click(await screen.findByRole('button', { name: 'Delete school' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Someone just started using this school');
  expect(await screen.findByText('1 entry')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete school' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

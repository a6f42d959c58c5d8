import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill, somebodyElse } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { ProfileDialog } from './ProfileDialog.tsx';

const profile = { id: 'doors000000000000000', name: 'Doors' };
const time = '2026-10-05T14:30:00.000Z';
const saved = { ...profile, schoolId: oakHill.id, isArchived: false, timeCreated: time, timeUpdated: time };

it('a conflict about the name of a list is chosen, in Spanish, and its author is named', async () => {
  await i18next.changeLanguage('es');
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  fakeApi({
    'dataProfiles.getDataProfileHistory': () => ({
      changes: [
        {
          sequence: 1,
          time,
          userId: somebodyElse.id,
          userName: somebodyElse.name,
          field: 'name',
          from: 'Doors',
          to: 'Doors, theirs',
        },
      ],
      next: null,
    }),
    'dataProfiles.editDataProfile': () => saved,
  });
  const onClose = vi.fn<() => void>();
  function Dialog() {
    const [shown, setShown] = useState(profile);
    return (
      <>
        <ProfileDialog schoolId={oakHill.id} profile={shown} onClose={onClose} />
        <button type="button" onClick={() => setShown({ ...profile, name: 'Doors, theirs' })}>
          Rename elsewhere
        </button>
      </>
    );
  }
  const user = await renderAs(someone('principal'), <Dialog />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el nombre del perfil' }));
  await user.clear(dialog.getByRole('textbox', { name: /^Nombre/ }));
  await user.paste('Doors, mine');
  fireEvent.click(screen.getByText('Rename elsewhere'));

  const panel = within(await dialog.findByRole('region', { name: 'Otra persona también cambió esto' }));
  expect(panel.getByText(/Doors, theirs/)).toBeTruthy();
  // The history names who it was.
  expect(await panel.findByText(new RegExp(somebodyElse.name))).toBeTruthy();
  expect(panel.queryByText(/La versión de otra persona/)).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Conservar la mía: Nombre' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar el nombre' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(callsOf('dataProfiles.editDataProfile')).toEqual([
    { dataProfileId: profile.id, edit: { name: { from: 'Doors, theirs', to: 'Doors, mine' } } },
  ]);
});

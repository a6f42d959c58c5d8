import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeHistory } from '../../../testing/fakeHistory.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { closeProfile, openProfile } from './profile.ts';

it('the Back button asks before it closes a profile with changes, and leaves no page', async () => {
  const history = fakeHistory();
  const onClose = vi.fn<() => void>();
  openProfile();
  onTestFinished(closeProfile);
  const user = await renderAs(
    someone('educator'),
    <DialogFrame title="Edit Profile" isDirty onClose={onClose} renderFooter={() => null}>
      Changed
    </DialogFrame>,
  );
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  await act(async () => expect(await history.pressBack()).toBe(true));
  await screen.findByRole('dialog', { name: 'Discard your changes?' });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

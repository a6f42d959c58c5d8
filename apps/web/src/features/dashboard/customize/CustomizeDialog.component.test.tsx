import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callsOf, fakeApi, never } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { CustomizeDialog } from './CustomizeDialog.tsx';

const arrangement = (['actionPanel', 'goTo', 'mySchools'] as const).map((card) => ({
  card,
  canHide: card !== 'actionPanel',
  isHidden: false,
}));

it('changes that come before the ones before them are drawn are all kept', async () => {
  fakeApi({ 'users.editUser': never });
  const user = await renderAs(
    someone('principal'),
    <CustomizeDialog arrangement={arrangement} onClose={() => {}} />,
  );
  const up = await screen.findByRole('button', { name: 'Move My schools up' });
  const hide = screen.getByRole('switch', { name: 'Go to' });
  act(() => {
    fireEvent.click(up);
    fireEvent.click(up);
    fireEvent.click(hide);
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [saved] = callsOf('users.editUser');
  expect(saved).toMatchObject({
    dashboardOrder: [
      { value: 'mySchools', isDisabled: false },
      { value: 'actionPanel', isDisabled: false },
      { value: 'goTo', isDisabled: true },
    ],
  });
});

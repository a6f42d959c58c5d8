import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { setManualOffline } from '../../../../platform/connectivity/connectivity.ts';
import { fakeApi } from '../../../../testing/fakeApi.ts';
import { oakHill } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { AlertField } from './AlertField.tsx';

async function show() {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'users.findPeople': () => ({ people: [], more: false }),
    'alerts.listAlertReceivers': () => ({ people: [] }),
  });
  await renderAs(
    someone('principal'),
    <AlertField
      schoolId={oakHill.id}
      value={{ userIds: [], message: '' }}
      onChange={() => {}}
      isHeldBack
      errors={{}}
    />,
  );
  return screen.findByRole('combobox', { name: 'Alert users' });
}

it('marks the people as required', async () => {
  await show();
  expect(screen.getByText('Alert users').textContent).toBe('Alert users *');
});

it('says below the field that only people on the device can be chosen, because the list covers what is above', async () => {
  setManualOffline(true);
  onTestFinished(() => setManualOffline(false));
  const field = await show();
  const hint = screen.getByText(/you can only choose people saved on this device/);
  expect(field.compareDocumentPosition(hint) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

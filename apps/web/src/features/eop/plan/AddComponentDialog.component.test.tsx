import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aListedComponent } from '../../../testing/eop.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { AddComponentDialog } from './AddComponentDialog.tsx';

it('needs a name, a section and a whole positive interval', async () => {
  fakeApi({ 'eop.addComponent': () => aListedComponent() });
  const user = await renderAs(
    someone('principal'),
    <>
      <Notifications />
      <AddComponentDialog schoolId={oakHill.id} onClose={() => {}} />
    </>,
  );
  const interval = await screen.findByRole('textbox', { name: /interval/ });
  expect(interval).toHaveProperty('value', '12');
  await user.clear(interval);
  await user.type(interval, '1.5');
  await user.click(screen.getByRole('button', { name: 'Add component' }));
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  expect(screen.getByText('Must be a whole positive number.')).toBeTruthy();
  expect(callsOf('eop.addComponent')).toEqual([]);

  await fill(user, screen.getByRole('textbox', { name: /Name/ }), 'Wildlife on campus');
  await user.click(screen.getByLabelText(/Section/, { selector: 'input' }));
  await user.click(await screen.findByText('Hazard-Specific Annexes'));
  await user.clear(interval);
  await user.type(interval, '6');
  await user.click(screen.getByRole('button', { name: 'Add component' }));
  expect(await screen.findByText('Component added.')).toBeTruthy();
  expect(callsOf('eop.addComponent')).toEqual([
    expect.objectContaining({
      schoolId: oakHill.id,
      name: 'Wildlife on campus',
      section: 'hazardAnnexes',
      certificationIntervalMonths: 6,
    }),
  ]);
});

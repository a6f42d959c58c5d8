import { Notifications } from '@mantine/notifications';
import type { ShownComponent } from '@schooldog/contract/eop';
import { componentNameMerge } from '@schooldog/domain/eop';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aComponent } from '../../../testing/eopDrafts.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { RenameDialog } from './RenameDialog.tsx';

async function show(component: ShownComponent) {
  return renderAs(
    someone('principal'),
    <>
      <Notifications />
      <RenameDialog component={component} onClose={() => {}} />
    </>,
  );
}

const nameField = () => screen.findByRole('textbox', { name: /Name/ });

it('a name that someone else gave first is shown beside the own one, and the person chooses', async () => {
  const present = { name: 'Leaving' };
  fakeApi({
    'eop.renameComponent': ({ edit }) => {
      const { conflicts } = componentNameMerge.apply(present, edit);
      const described = conflicts.map((conflict) => ({ ...conflict, byName: 'Sam Ortiz' }));
      if (conflicts.length > 0) throw refusal(409, 'record.conflict', { present, conflicts: described });
      return { done: true };
    },
  });
  const user = await show(aComponent({ name: 'Evacuation' }));
  await fill(user, await nameField(), 'Way out');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone else changed this too')).toBeTruthy();
  expect(screen.getByText('Leaving')).toBeTruthy();
  expect(screen.getByText(/Sam Ortiz/)).toBeTruthy();
  await user.click(screen.getByLabelText('Keep mine: Name'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Component renamed.')).toBeTruthy();
  expect(callsOf('eop.renameComponent')).toMatchObject([
    { edit: { name: { from: 'Evacuation', to: 'Way out' } } },
    { edit: { name: { from: 'Leaving', to: 'Way out' } } },
  ]);
});

it('a name of the default plan is shown in the language of the reader, and not changed by saving it', async () => {
  fakeApi({ 'eop.renameComponent': () => ({ done: true }) });
  const user = await show(aComponent({ name: 'Incendio', guidanceKey: 'fire' }));
  expect(await nameField()).toHaveProperty('value', 'Fire');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Component renamed.')).toBeTruthy();
  expect(callsOf('eop.renameComponent')).toEqual([expect.objectContaining({ edit: {} })]);
});

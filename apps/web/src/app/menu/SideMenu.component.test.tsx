import { noFrameCounts } from '@schooldog/domain/dashboard';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShellContext } from '../../platform/navigation/featureShell.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { oakHill } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { loadShell } from '../layouts/frame.tsx';
import { SideMenu } from './SideMenu.tsx';

const shell = await loadShell();

it.each([
  [
    'a principal',
    someone('principal'),
    ['Dashboard', oakHill.name, 'Get Support'],
    ['District/School Details', 'SchoolDog settings'],
  ],
  [
    'a coordinator',
    someone('district_safety_coordinator'),
    ['Dashboard', 'District/School Details'],
    [oakHill.name, 'SchoolDog settings'],
  ],
  [
    'provider staff',
    someone('educator', { isSchoolDogStaff: true, isDistrictLevel: true, roleSchoolIds: [] }),
    ['District/School Details', 'SchoolDog settings'],
    [oakHill.name],
  ],
])('the menu shows %s what they may open, and nothing else', async (_who, user, shown, hidden) => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'dashboard.getFrameCounts': () => noFrameCounts,
  });
  await renderAs(
    user,
    <ShellContext value={shell}>
      <SideMenu isNarrow={false} />
    </ShellContext>,
  );
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  for (const name of shown) await menu.findByText(name);
  const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(shown));
  for (const name of hidden) expect(names).not.toContain(name);
});

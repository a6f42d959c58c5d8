// A table of emergency roles: filled by skill, people changed with the keyboard, an own role added.
import type { Locator } from '@playwright/test';
import { apiOf } from './support/api.ts';
import {
  atDesktop,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  open,
  signIn,
  test,
} from './support/test.ts';

const roleTableId = 'incident_command_system';

async function nameIn(place: Locator): Promise<string> {
  const name = place.locator('p').first();
  await expect(name).toHaveText(/\S/);
  return name.evaluate(({ textContent }) => (textContent ?? '').trim());
}

test('a place is filled by skill, two people change places, a role is added', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  const api = apiOf(page);
  const tables = await api.eopRoles.listRoleTables({ roleTableId });
  const schoolId = tables.find(({ roles }) => roles !== null)?.schoolId ?? '';
  const table = { schoolId, roleTableId } as const;
  const before = await api.eopRoles.getRoleTable(table);
  const nurse = before.roles.find(({ defaultKey }) => defaultKey === 'firstAidTeam');
  for (const place of ['primary', 'backup1', 'backup2'] as const) {
    const input = { ...table, roleId: nurse?.id ?? '', place, holder: null, seen: nurse?.[place] ?? null };
    await api.eopRoles.assignRole(input);
  }

  await open(page, `/eopRoles/${roleTableId}`);
  await expect(page.getByRole('table', { name: 'Incident Command' })).toBeVisible();
  await page.locator(`a[href="/eopRoles/${roleTableId}/${schoolId}"]`).click();
  await expect(page.getByText('First Aid Team has no primary person.')).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'roles', screenshotTo });
  await atDesktop(page);
  await inTheme(page, 'light');

  const placeOf = (name: string) => page.getByRole('button', { name: `First Aid Team: ${name}` });
  await placeOf('Primary').click();
  const dialog = page.getByRole('dialog', { name: 'First Aid Team: Primary' });
  await expect(dialog.getByText(/^Matching: /).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Choose' }).first().click();
  await expect(placeOf('Primary')).not.toContainText('Assign');
  const chosen = await nameIn(placeOf('Primary'));

  await placeOf('Primary').press('Alt+ArrowRight');
  await expect(placeOf('Backup 1')).toContainText(chosen);
  await expect(placeOf('Primary')).toContainText('Assign');

  await page.getByRole('button', { name: 'Add role' }).click();
  const adding = page.getByRole('dialog', { name: 'Add role' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('Role Name is required')).toBeVisible();
  await adding.getByLabel('Role Name').fill('Gate Keeper');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Gate Keeper', { exact: true }).first()).toBeVisible();

  await expect(page).toHaveTitle(/^Incident Command System ·/);
  await open(page, '/eopRoles/reunification_team');
  await expect(page).toHaveTitle(/^Reunification Team ·/);
});

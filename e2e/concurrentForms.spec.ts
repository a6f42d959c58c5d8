// Two people in one form: the other person's changes appear in the open form, and conflicts are chosen.
import type { Browser, Page } from '@playwright/test';
import { aNewcomer } from './support/accounts.ts';
import { apiOf, someId } from './support/api.ts';
import { elsewhere } from './support/elsewhere.ts';
import { schoolId } from './support/entries.ts';
import { openAccount, ownName } from './support/people.ts';
import {
  type DemoPerson,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  phone,
  signIn,
  test,
} from './support/test.ts';

/** What another person saves at the same time, as their browser would send it. */
async function savingElsewhere(browser: Browser, person: DemoPerson) {
  const other = await elsewhere(browser, person);
  return async (procedure: string, data: object) => {
    const answer = await other.request.post(`/api/${procedure}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
}

const conflictOf = (page: Page) => page.getByRole('region', { name: 'Someone else changed this too' });

test('school info: a conflict about the principal is chosen, the other person’s website appears', async ({
  page,
  browser,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  await page.goto('/schools?find=Marlow%20Middle');
  await page.getByRole('link', { name: /Marlow Middle/ }).click();
  await page.getByRole('button', { name: 'Edit school info' }).click();
  const principal = page.getByLabel('Principal', { exact: true });
  const seen = await principal.inputValue();
  await principal.fill('Mine Reyes');
  const saveElsewhere = await savingElsewhere(browser, 'schooldog_master_admin');
  const id = await schoolId(page, 'Marlow Middle');
  const { website } = await apiOf(page).schools.getSchool({ schoolId: id });
  await saveElsewhere('schools/schoolFormSubmit', {
    schoolId: id,
    edit: {
      principalName: { from: seen, to: 'Their Choice' },
      website: { from: website, to: 'https://marlow.example' },
    },
  });

  const panel = conflictOf(page);
  await expect(panel.getByRole('group', { name: 'Principal' })).toContainText('Their Choice');
  await expect(panel.getByRole('group', { name: 'Principal' })).toContainText('Mine Reyes');
  // The change came live, and the history names its author.
  await expect(panel).not.toContainText("Someone else's version");
  await expect(page.getByLabel('Website')).toHaveValue('https://marlow.example');
  await page.getByRole('button', { name: 'Save school info' }).click();
  await expect(panel.getByRole('heading')).toBeFocused();
  await expectGoodOnEveryScreen(page, { name: 'school-conflict', screenshotTo });
  await page.getByRole('button', { name: 'Keep mine: Principal' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Save school info' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(page.getByText('Mine Reyes').first()).toBeVisible();
});

test('a category: a conflict about the name is chosen, tags of both are kept', async ({
  page,
  browser,
  screenshotTo,
}) => {
  const name = ownName();
  const category = {
    id: `${name}${'0'.repeat(20)}`.slice(0, 20),
    image: 'water',
    tags: [],
    isArchived: false,
  };
  await signIn(page, 'district_safety_coordinator');
  await page.goto('/walkSettings');
  const saveElsewhere = await savingElsewhere(browser, 'schooldog_master_admin');
  await saveElsewhere('settings/saveObservationCategory', { category: { ...category, label: name } });
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit category' });
  await dialog.getByRole('textbox', { name: 'Name in English' }).fill(`${name} mine`);
  await saveElsewhere('settings/saveObservationCategory', {
    category: { ...category, label: name },
    edit: { label: { from: name, to: `${name} theirs` }, tags: { added: ['pool'], removed: [] } },
  });

  const panel = conflictOf(page);
  await expect(panel.getByRole('group', { name: 'Name in English' })).toContainText(`${name} theirs`);
  await expect(dialog.getByText('pool')).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'category-conflict', screenshotTo });
  await panel.getByRole('button', { name: 'Keep theirs: Name in English' }).click();
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('summer');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const { categories } = await apiOf(page).settings.getObservationSettings();
  expect(categories.find(({ id }) => id === category.id)).toMatchObject({
    id: category.id,
    label: `${name} theirs`,
    tags: ['pool', 'summer'],
  });
});

test('an account: a conflict about the title is chosen, the other person’s phone appears', async ({
  page,
  browser,
  screenshotTo,
}) => {
  const lastName = ownName();
  const { userId } = await aNewcomer(page, { lastName, title: 'Teacher' });
  await signIn(page, 'district_safety_coordinator');
  const dialog = await openAccount(page, lastName);
  await dialog.getByRole('combobox', { name: 'Title' }).fill('Head of Safety');
  const saveElsewhere = await savingElsewhere(browser, 'schooldog_master_admin');
  await saveElsewhere('users/editUser', {
    userId,
    edit: {
      title: { from: 'Teacher', to: 'Office Manager' },
      phoneNumber: { from: null, to: '4785550177' },
    },
  });
  const panel = conflictOf(page);
  await expect(panel.getByRole('group', { name: 'Title' })).toContainText('Office Manager');
  await expect(dialog.getByRole('textbox', { name: /^Phone/ })).toHaveValue(/478.*555.*0177/);
  await expectGoodOnEveryScreen(page, { name: 'account-conflict', screenshotTo });
  await panel.getByRole('button', { name: 'Keep mine: Title' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  const saved = await apiOf(page).users.getUser({ userId });
  expect(saved).toMatchObject({ title: 'Head of Safety', phoneNumber: '4785550177' });
});

test('a location list on a phone in Spanish: a conflict about the name is chosen', async ({
  page,
  browser,
  screenshotTo,
}) => {
  const [name, dataProfileId] = [ownName(), someId()];
  await signIn(page, 'district_safety_coordinator');
  await page.addInitScript(() => localStorage.setItem('schooldog.language', 'es'));
  await page.setViewportSize(phone);
  await page.goto('/faq');
  const id = await schoolId(page, 'Ashby Middle');
  const saveElsewhere = await savingElsewhere(browser, 'schooldog_master_admin');
  await saveElsewhere('dataProfiles/createDataProfile', { dataProfileId, schoolId: id, name });
  await page.goto(`/dataProfiles/${id}/${dataProfileId}`);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar nombre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar el nombre del perfil' });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(`${name} mía`);
  await saveElsewhere('dataProfiles/editDataProfile', {
    dataProfileId,
    edit: { name: { from: name, to: `${name} otra` } },
  });

  const panel = page.getByRole('region', { name: 'Otra persona también cambió esto' });
  await expect(panel).toContainText(`${name} otra`);
  await expect(panel).not.toContainText('La versión de otra persona');
  await expectAccessible(page);
  await screenshotTo('profile-conflict-phone-light-es');
  await inTheme(page, 'dark');
  await screenshotTo('profile-conflict-phone-dark-es');
  await panel.getByRole('button', { name: 'Conservar la mía: Nombre' }).click();
  await dialog.getByRole('button', { name: 'Guardar el nombre' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: `${name} mía` })).toBeVisible();
});

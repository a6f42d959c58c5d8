// Two people in one form: the other person's changes appear in the open form, and conflicts are chosen.
import type { Browser, Page } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { elsewhere } from './support/elsewhere.ts';
import { schoolId } from './support/entries.ts';
import { type DemoPerson, expect, expectGoodOnEveryScreen, signIn, test, open } from './support/test.ts';

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
  await open(page, '/schools?find=Marlow%20Middle');
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

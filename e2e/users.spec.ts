import { personSchema } from '@schooldog/contract/picker';
import { z } from 'zod';
import {
  atPhone,
  closeOfflineDialog,
  demoAddress,
  expect,
  expectAccessible,
  forgetSignIn,
  inTheme,
  signIn,
  signInThroughForm,
  test,
  keepsTheApp,
} from './support/test.ts';

const foundSchema = z.object({ people: z.array(personSchema) });

test('signing in takes the right password and leads to the dashboard', async ({ page, screenshotTo }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth\/signin$/);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await screenshotTo('signin-wide-light');
  await signInThroughForm(page, 'assistant_principal', 'not the password');
  await expect(page.getByText('Your email or password is incorrect. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await signInThroughForm(page, 'assistant_principal');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page.getByText(/Assistant Principal at Oak Hill Elementary/)).toBeVisible();
  await screenshotTo('dashboard-wide-light');
});

test('whoever is signed in already is asked whether to go on', async ({ page }) => {
  await signIn(page, 'educator');
  await page.goto('/auth/signin');
  const dialog = page.getByRole('dialog', { name: 'You are already signed in' });
  await expect(dialog).toContainText(demoAddress('educator'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a session that timed out explains itself', async ({ page }) => {
  await page.goto('/auth/signin?i=authTimeout');
  await expect(page.getByRole('dialog', { name: 'Your session timed out' })).toContainText('poor connection');
  await expectAccessible(page);
});

test('signing out ends the session, and protected pages ask to sign in', async ({ page }) => {
  await signInThroughForm(page, 'sro');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  forgetSignIn('sro');
  await page.goto('/schools');
  await expect(page).toHaveURL(/\/auth\/signin/);
});

test('the language is chosen once and remembered', async ({ page, screenshotTo }) => {
  await signIn(page, 'custodial');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await atPhone(page);
  await inTheme(page, 'dark');
  await screenshotTo('dashboard-phone-dark-es');
  await expectAccessible(page);
});

test.describe('with the app kept on the device', () => {
  test.use(keepsTheApp);

  test('a picker begins with oneself, finds by what is typed, and without a network knows whom it saw', async ({
    page,
    context,
    screenshotTo,
  }) => {
    await signIn(page, 'staff');
    const answer = await page.request.get('/api/users/people?limit=100');
    const { people } = foundSchema.parse(await answer.json());
    const [first, last] = [people[0], people.at(-1)];
    const nameOf = (person = first) => `${person?.firstName} ${person?.lastName}`;
    expect(people.length).toBeGreaterThan(50);

    await page.goto('/admin/schooldog?tab=messages');
    const picker = page.getByRole('combobox', { name: 'People' });
    const options = page.getByRole('option');
    await picker.click();
    await expect(page.getByRole('group', { name: 'You' }).getByRole('option')).toHaveCount(1);
    await expect(options.last()).toHaveText('Type to find more people');
    await expect(page.getByRole('status').filter({ hasText: 'Type to find more people' })).toBeAttached();
    await expect(options.filter({ hasText: nameOf(last) })).toHaveCount(0);
    await screenshotTo('picker-wide-light');

    await picker.pressSequentially(`${last?.lastName.toUpperCase()} ${last?.firstName.slice(0, 2)}`);
    await expect(options).toHaveCount(1);
    await picker.press('ArrowDown');
    await picker.press('Enter');
    const chosen = page.locator('.mantine-Pill-root', { hasText: nameOf(last) });
    await expect(chosen).toBeVisible();
    await expect(options.last()).toHaveText('Type to find more people');
    await picker.fill('zzzz');
    await expect(page.getByText('Nobody found')).toBeVisible();
    await picker.press('Escape');
    await expectAccessible(page);

    await context.setOffline(true);
    await closeOfflineDialog(page);
    await expect(picker).toHaveAccessibleDescription(/At most 20\. You are offline: .* needs a connection\./);
    await expect(chosen).toBeVisible();
    await picker.fill(nameOf(first).toLowerCase());
    await expect(options).toHaveText([nameOf(first)]);
    await atPhone(page);
    await screenshotTo('picker-phone-offline');
  });
});

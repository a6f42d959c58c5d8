import {
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  inTheme,
  signIn,
  test,
  untilKept,
  keepsTheApp,
} from './support/test.ts';

test('a person arranges the dashboard, by keyboard too, and finds it so on every device', async ({
  page,
  browser,
  screenshotTo,
}) => {
  await signIn(page, 'district_nonsafety_coordinator');
  await page.goto('/dashboard');
  const cards = page.getByRole('region');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toHaveAccessibleName('Action Panel');
  await expect(cards.nth(1)).toHaveAccessibleName('My schools');

  await page.getByRole('button', { name: 'Customize Dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customize Dashboard' });
  await dialog.getByRole('button', { name: 'Move Go to up' }).click();
  await dialog.getByRole('switch', { name: 'My schools' }).press('Space');
  await expectAccessible(page);
  await screenshotTo('customize-wide');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toHaveAccessibleName('Go to');

  const other = await browser.newPage();
  await signIn(other, 'district_nonsafety_coordinator');
  await other.goto('/dashboard');
  await expect(other.getByRole('region', { name: 'Go to' })).toBeVisible();
  await expect(other.getByRole('region')).toHaveCount(2);
  await other.close();

  await page.getByRole('button', { name: 'Customize Dashboard' }).click();
  const handle = dialog.getByRole('button', { name: 'Move My schools', exact: true });
  await handle.press('Space');
  await expect(page.getByText('My schools is now at place 3 of 3.')).toBeAttached();
  await handle.press('ArrowUp');
  await expect(page.getByText('My schools is now at place 2 of 3.')).toBeAttached();
  await handle.press('Space');
  await dialog.getByRole('switch', { name: 'My schools' }).press('Space');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(1)).toHaveAccessibleName('My schools');
});

test('the dashboard and its dialog fit a phone, light and dark', async ({ page, screenshotTo }) => {
  await signIn(page, 'principal');
  await atPhone(page);
  for (const scheme of ['light', 'dark'] as const) {
    await inTheme(page, scheme);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Log Entry' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'My schools' })).toBeHidden();
    await screenshotTo(`dashboard-phone-${scheme}`);
    await page.getByRole('button', { name: 'Customize Dashboard' }).click();
    await expect(page.getByRole('dialog', { name: 'Customize Dashboard' })).toBeVisible();
    await expectAccessible(page);
    await screenshotTo(`customize-phone-${scheme}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View dashboard' }).click();
    await expect(page.getByRole('region', { name: 'My schools' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Customize Dashboard' })).toBeHidden();
    await expectAccessible(page);
  }
});

test.describe('with the app kept on the device', () => {
  test.use(keepsTheApp);

  test('without a network nothing can be customized', async ({ page, context }) => {
    await signIn(page, 'principal');
    await page.goto('/dashboard');
    await untilKept(page);
    await expect(page.getByRole('button', { name: 'Customize Dashboard' })).toBeVisible();
    await context.setOffline(true);
    await closeOfflineDialog(page);
    await expect(page.getByRole('button', { name: 'Customize Dashboard' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'My schools' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Customize Dashboard' })).toBeVisible();
  });
});

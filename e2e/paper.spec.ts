import { apiOf } from './support/api.ts';
import { inTheme } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

const controls = [
  'main .mantine-Button-root:not([class*="chip"])',
  'main .mantine-ActionIcon-root',
  'main .mantine-SegmentedControl-root',
];

test('paper has no controls and is white, whatever the theme of the screen', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  const [entry] = (await apiOf(page).entries.listEntries({})).entries;
  const [school] = await apiOf(page).schools.listSchoolNames();
  await inTheme(page, 'dark');
  for (const [name, path] of [
    ['dashboard', '/dashboard'],
    ['entries', '/entries?entryTypes=concern'],
    ['entry', `/entries/${entry?.id}`],
    ['insights', '/insights'],
    ['school', `/schools/${school?.id}`],
    ['alerts', '/safetyAlerts'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const role of ['banner', 'navigation', 'search'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(controls.join(',')).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open the Action menu' })).toHaveCount(0);
    await screenshotTo(`paper-${name}`);
    await page.emulateMedia({ media: null });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  }
});

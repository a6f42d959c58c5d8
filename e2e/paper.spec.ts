import { apiOf } from './support/api.ts';
import { logEntry, schoolId } from './support/entries.ts';
import { desktop, inTheme } from './support/screen.ts';
import { expect, open, phone, signIn, test } from './support/test.ts';

const controls = [
  'main .mantine-Button-root:not([class*="chip"])',
  'main .mantine-ActionIcon-root',
  'main .mantine-SegmentedControl-root',
  // What chooses the content of a list; in a form or a card, and where it names the page, it is content itself.
  ...['Select', 'MultiSelect', 'Switch'].map(
    (control) => `main .mantine-${control}-root:not(form *, .mantine-Card-root *, [data-on-paper] *)`,
  ),
  'main input[type="search"]',
  'main table input[type="checkbox"]',
  'main .tabler-icon-chevron-right',
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
    ['walks', '/walks'],
    ['tasks', '/tasks'],
    ['assessments', '/assessments'],
    ['drills', '/drills'],
    ['contacts', `/contacts/${school?.id}`],
    ['recurring', '/recurringWorkOrders'],
    ['roles', `/eopRoles/incident_command_system/${school?.id}`],
    ['eop', `/eop/${school?.id}`],
    ['reports', '/reports'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const role of ['banner', 'navigation', 'search'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(controls.join(',')).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open the Action menu' })).toHaveCount(0);
    // What stands around a control says nothing without it.
    for (const words of ['Actions', 'Backups per role', 'Please select a school to view recent assessments.'])
      await expect(page.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0);
    // The title of the one names the school; that of the other does not, so the choice of one is printed.
    if (name === 'contacts')
      await expect(page.getByRole('heading', { level: 1, name: school?.name ?? '' })).toBeVisible();
    if (name === 'roles')
      await expect(page.getByRole('combobox', { name: 'School' })).toHaveValue(school?.name ?? '');
    await screenshotTo(`paper-${name}`);
    await page.emulateMedia({ media: null });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  }
});

test('the order of a printed list is shown whole in Spanish, however wide the screen is', async ({
  page,
}) => {
  await signIn(page, 'district_safety_coordinator');
  await page.addInitScript(() => localStorage.setItem('schooldog.language', 'es'));
  await open(page, '/entries/print');
  const order = page.getByRole('combobox', { name: 'Ordenar por fecha' });
  await expect(order).toHaveValue('Más recientes primero');
  for (const width of [390, 700, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A field that is not wide enough scrolls; widths are rounded.
    const hidden = () => order.evaluate((field) => field.scrollWidth - field.clientWidth);
    await expect.poll(hidden).toBeLessThanOrEqual(1);
  }
});

test('a comment that a list cuts is printed whole', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  const comment = 'The closer of this door is worn and lets it stand open. '.repeat(8).trim();
  await logEntry(apiOf(page), await schoolId(page, 'Oak Hill Elementary'), { comment });
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await open(page, '/entries');
    const text = page.getByText(comment).filter({ visible: true });
    const cut = () =>
      text.evaluate((one) =>
        Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth),
      );
    await expect.poll(cut).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(cut).toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: null });
  }
});

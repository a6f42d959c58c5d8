import { schoolId } from './support/entries.ts';
import { expect, open, signIn, test } from './support/test.ts';

const tables = [
  ['/tasks', 'Description'],
  ['/rubrics', 'Name'],
  ['/admin/manageUsers', 'Name'],
  ['/contacts', 'Name'],
  ['/recurringWorkOrders', 'Title'],
  ['/drills', 'Type'],
  ['/assessments', 'Template'],
  ['/workOrderUsers', 'Name'],
] as const;
/** All of them with TEST_ALL=1; two stand for them otherwise. */
const measured = process.env['TEST_ALL'] === '1' ? tables : tables.slice(2, 4);

test('tables beside an open side menu fit, and leave room for what each record is called', async ({
  page,
}) => {
  await signIn(page, 'district_safety_coordinator');
  const school = await schoolId(page, 'Oak Hill Elementary');
  for (const width of [1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, title] of measured) {
      await open(page, path === '/contacts' ? `${path}/${school}` : path);
      const table = page.getByRole('main').getByRole('table');
      const head = table.getByRole('columnheader', { name: title, exact: true });
      await expect(head, `${path} at ${width}`).toBeVisible();
      const sizes = await table.evaluate((one) => ({
        table: one.getBoundingClientRect().right,
        room: one.closest('main')?.getBoundingClientRect().right ?? 0,
      }));
      expect(sizes.table, `${path} at ${width}`).toBeLessThanOrEqual(sizes.room);
      const wide = await head.evaluate((one) => one.getBoundingClientRect().width);
      expect(wide, `${path} at ${width}`).toBeGreaterThanOrEqual(180);
    }
  }
});

test('no status breaks inside a word in Spanish', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  await page.addInitScript(() => localStorage.setItem('schooldog.language', 'es'));
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/tasks', '/admin/manageUsers']) {
    await open(page, path);
    const cells = page.getByRole('main').getByRole('cell');
    await expect(cells.first()).toBeVisible();
    const broken = await cells.locator('svg').evaluateAll((icons) =>
      icons.flatMap((icon) => {
        const text = icon.nextSibling;
        if (text === null || text.nodeType !== Node.TEXT_NODE) return [];
        return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, path).toEqual([]);
  }
});

// What is left on a device after its user is signed out: read from the disk, not from the screen.
import type { Page } from '@playwright/test';
import { everywhere } from '@schooldog/domain/permissions';
import { aNewcomer, completeSetup, goodPassword, type Newcomer, signInAs } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import {
  closeOfflineDialog,
  closePage,
  expect,
  keepsTheApp,
  open,
  reload,
  signIn,
  test,
  untilCached,
} from './support/test.ts';

test.use(keepsTheApp);

const permissions = { 'log entries': everywhere, 'view entries': everywhere };

test('a user who is disabled or signed out by an administrator leaves nothing readable but pending work', async ({
  page,
  context,
}) => {
  const admin = await apiAs(page, 'schooldog_master_admin');
  const person = await atWork(page, permissions);
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Log Entry' }).first().click();
  await page.getByRole('dialog', { name: 'Log Entry' }).getByLabel('Comment').fill('Half a thought');
  await expect.poll(() => recordsOf(page, person)).toContain('draft');
  await open(page, '/outbox');
  await context.setOffline(true);
  await closeOfflineDialog(page);
  await page.getByLabel('Note').fill('From the basement');
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText('Device test: From the basement')).toBeVisible();

  await admin.users.toggleDisabledUser({ userId: person.userId, disabled: true });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect.poll(() => recordsOf(page, person)).toEqual(['work']);
  expect(await textOnDisk(page)).not.toContain(person.email);
  expect(await textOnDisk(page)).not.toContain('Half a thought');

  await context.setOffline(true);
  await closePage(page);
  const tab = await context.newPage();
  await open(tab, '/entries');
  await expect(tab).toHaveURL(/\/auth\/signin/);
  await context.setOffline(false);

  await admin.users.toggleDisabledUser({ userId: person.userId, disabled: false });
  await signInAs(tab, person, goodPassword);
  await expect(tab).toHaveURL(/\/entries$/);
  await expect.poll(() => recordsOf(tab, person)).not.toContain('work');
  await expect.poll(() => recordsOf(tab, person)).toContain('seen');
  await admin.users.signOutUser({ userId: person.userId });
  await expect(tab).toHaveURL(/\/auth\/signin/);
  await expect.poll(() => recordsOf(tab, person)).toEqual([]);
});

test('an expired session does not start offline, and its cache is deleted', async ({ page, context }) => {
  const person = await atWork(page, permissions);
  await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem('schooldog.session') ?? '');
    localStorage.setItem(
      'schooldog.session',
      JSON.stringify(Object.assign({}, session, { expiresAt: '2020-01-01T00:00:00.000Z' })),
    );
  });
  await context.setOffline(true);
  await reload(page);
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect.poll(() => recordsOf(page, person)).toEqual([]);
  expect(await textOnDisk(page)).not.toContain(person.email);
});

test('the next user of a device finds nothing of the previous one', async ({ page }) => {
  const person = await atWork(page, permissions);
  await signIn(page, 'principal');
  await open(page, '/entries');
  await expect.poll(() => recordsOf(page, person)).toEqual([]);
  expect(await textOnDisk(page)).not.toContain(person.email);
});

/** A new user who has viewed entries, in a cached app. */
async function atWork(page: Page, held: typeof permissions): Promise<Newcomer> {
  const person = await aNewcomer(page, { permissions: held });
  await open(page, '/terms');
  await completeSetup(page, person);
  await open(page, '/entries');
  await untilCached(page);
  await expect.poll(() => recordsOf(page, person)).toContain('seen');
  return person;
}

/** The kinds of records that the device stores for a user: cached answers, drafts, pending work. */
async function recordsOf(page: Page, { userId }: Newcomer): Promise<string[]> {
  return page.evaluate(
    (id) =>
      new Promise<string[]>((resolve) => {
        const opened = indexedDB.open('schooldog');
        opened.addEventListener('success', () => {
          const database = opened.result;
          const rows = database.transaction('records').objectStore('records').getAllKeys();
          rows.addEventListener('success', () => {
            database.close();
            const sources = rows.result.flatMap((key) => {
              const [owner, , source] = Array.isArray(key) ? key : [];
              return owner === id && typeof source === 'string' ? [source] : [];
            });
            const kinds = sources.map((source) => (['seen', 'draft'].includes(source) ? source : 'work'));
            resolve([...new Set(kinds)].toSorted());
          });
        });
      }),
    userId,
  );
}

/** Everything that local storage and the caches hold, as text. */
async function textOnDisk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (url.includes('/api/')) cached.push(url);
    }
    return JSON.stringify([Object.entries(localStorage), cached]);
  });
}

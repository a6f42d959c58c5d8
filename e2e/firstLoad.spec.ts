import type { Page } from '@playwright/test';
import { sessionSchema } from '@schooldog/contract/account';
import { elsewhere } from './support/elsewhere.ts';
import { closePage, expect, test } from './support/test.ts';

test('the sign-in page needs only the files that index.html names, compressed, and then names what installing needs', async ({
  page,
}) => {
  const html = await (await page.request.get('/auth/signin')).text();
  expect(html).not.toContain('rel="manifest"');
  const named = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path));
  const encodings = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (named.has(path)) encodings.set(path, response.headers()['content-encoding']);
  });
  // Others may be fetched ahead of their use, at a moment that depends on the machine: here they never come.
  const isAnother = ({ pathname }: URL) =>
    /^\/assets\/.*\.(?:js|css)$/.test(pathname) && !named.has(pathname);
  await page.route(isAnother, (route) => route.abort());
  // A demo district also offers its accounts, which are loaded later.
  await page.route('**/api/users/session', async (route) => {
    const asked = await route.fetch();
    const { demo: _demo, ...session } = sessionSchema.parse(await asked.json());
    await route.fulfill({ response: asked, json: session });
  });
  await page.goto('/auth/signin');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('pat@district.test');
  const large = [...encodings].filter(([path]) => path.includes('/index-'));
  expect(large.map(([, encoding]) => encoding)).toEqual(['br', 'br']);

  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({
    name: 'SchoolDog',
    start_url: '/dashboard',
    shortcuts: [
      { name: 'Log Entry', url: '/dashboard?start=logEntry' },
      { name: 'Start Walk', url: '/dashboard?start=startWalk' },
      { name: 'Create Work Order', url: '/dashboard?start=createWorkOrder' },
    ],
  });
});

test('what a page shows first is asked while the app loads, and once', async ({ browser }) => {
  // One who sees all schools, and one who sees one.
  for (const person of ['district_safety_coordinator', 'principal'] as const) {
    for (const address of ['/dashboard', '/entries', '/insights']) {
      await test.step(`${address} of a ${person}`, async () => {
        const page = await elsewhere(browser, person);
        await expectAskedOnce(page, address);
        await closePage(page);
      });
    }
  }
});

async function expectAskedOnce(page: Page, address: string): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.resourceType() === 'fetch') asked.push(pathname);
  });
  const seen = page.waitForRequest(/\/api\/live/);
  // What other scenarios change at this moment is asked for again when the stream tells of it: here it says nothing.
  await page.route(/\/api\/live/, () => {});
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  const opened = page.goto(address);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  const ahead = [...asked];
  code.resolve();
  await opened;
  // The stream is opened when the first screen is seen.
  await seen;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nor with another filter: what is asked ahead is what the page asks.
  const again = new Set(asked.slice(ahead.length));
  expect(ahead.filter((path) => again.has(path))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(address);
}

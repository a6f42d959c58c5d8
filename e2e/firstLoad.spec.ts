import { sessionSchema } from '@schooldog/contract/account';
import { expect, test } from './support/test.ts';

test('the sign-in page needs only the files that index.html names, and they come compressed', async ({
  page,
}) => {
  const html = await (await page.request.get('/auth/signin')).text();
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
});

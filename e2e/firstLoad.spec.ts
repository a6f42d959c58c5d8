import { sessionSchema } from '@schooldog/contract/account';
import { expect, test } from './support/test.ts';

test('the sign-in page needs only the files that index.html names, and they come compressed', async ({
  page,
}) => {
  const files: { path: string; encoding: string | undefined }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.startsWith('/assets/')) files.push({ path, encoding: response.headers()['content-encoding'] });
  });
  // A demo district also offers its accounts, which are loaded later.
  await page.route('**/api/users/session', async (route) => {
    const asked = await route.fetch();
    const { demo: _demo, ...session } = sessionSchema.parse(await asked.json());
    await route.fulfill({ response: asked, json: session });
  });
  const answer = await page.goto('/auth/signin');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();

  const html = (await answer?.text()) ?? '';
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const scriptsAndStyles = files.filter(({ path }) => /\.(?:js|css)$/.test(path));
  expect(new Set(scriptsAndStyles.map(({ path }) => path))).toEqual(new Set(named));
  const large = files.filter(({ path }) => path.includes('/index-'));
  expect(large.map(({ encoding }) => encoding)).toEqual(['br', 'br']);
});

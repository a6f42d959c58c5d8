import { expect, expectAccessible, signIn, test } from './support/test.ts';

test('the list of walks opens from the menu', async ({ page }) => {
  await signIn(page, 'principal');
  await page.goto('/walks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walks');
  await expectAccessible(page);
});

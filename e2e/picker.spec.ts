import { personSchema } from '@schooldog/contract/picker';
import { z } from 'zod';
import { apiOf } from './support/api.ts';
import {
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  keepsTheApp,
  open,
  signIn,
  test,
} from './support/test.ts';

test.use(keepsTheApp);

const foundSchema = z.object({ people: z.array(personSchema) });

test('a picker begins with the user, finds by typing, and offline offers people seen before', async ({
  page,
  context,
  screenshotTo,
}) => {
  await signIn(page, 'staff');
  const answer = await page.request.get('/api/users/people?limit=100');
  const { people } = foundSchema.parse(await answer.json());
  // Other scenarios add people, so the last of the hundred may be the user, who is offered first.
  const { user } = await apiOf(page).users.getSession();
  const [first, last] = [people[0], people.findLast(({ id }) => id !== user?.id)];
  const nameOf = (person = first) => `${person?.firstName} ${person?.lastName}`;
  expect(people.length).toBeGreaterThan(50);

  await open(page, '/admin/schooldog?tab=messages');
  const picker = page.getByRole('combobox', { name: 'People' });
  const options = page.getByRole('option');
  await picker.click();
  await expect(page.getByRole('group', { name: 'You' }).getByRole('option')).toHaveCount(1);
  await expect(options.last()).toHaveText('Type to find more people');
  await expect(page.getByRole('status').filter({ hasText: 'Type to find more people' })).toBeAttached();
  await expect(options.filter({ hasText: nameOf(last) })).toHaveCount(0);
  await screenshotTo('picker-wide-light');

  const words = `${last?.lastName.toUpperCase()} ${last?.firstName.slice(0, 2)}`;
  await picker.pressSequentially(words);
  await expect(picker).toHaveAttribute('data-query', words);
  await expect(options).toHaveCount(1);
  await picker.press('ArrowDown');
  await picker.press('Enter');
  const chosen = page.locator('.mantine-Pill-root', { hasText: nameOf(last) });
  await expect(chosen).toBeVisible();
  await expect(options.last()).toHaveText('Type to find more people');
  await picker.fill('zzzz');
  await expect(page.getByText('No one found')).toBeVisible();
  await picker.press('Escape');
  await expectAccessible(page);

  await context.setOffline(true);
  await closeOfflineDialog(page);
  await expect(picker).toHaveAccessibleDescription(/^You are offline: .* needs a connection\./);
  await expect(chosen).toBeVisible();
  await picker.fill(nameOf(first).toLowerCase());
  await expect(options).toHaveText([nameOf(first)]);
  await atPhone(page);
  await screenshotTo('picker-phone-offline');
});

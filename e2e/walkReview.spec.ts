import type { Page } from '@playwright/test';
import { type Api, apiAs, someId } from './support/api.ts';
import { expect, expectAccessible, phone, signIn, test } from './support/test.ts';

/** The officer's walk with two entries. */
async function aWalkOf(api: Api, ofSchool: string): Promise<string> {
  const walkId = someId();
  await api.walks.startWalk({
    walkId,
    schoolId: ofSchool,
    collaborators: [],
    intendedCategories: [],
    timeframe: null,
    timestamp: new Date().toISOString(),
  });
  for (const [opinion, location, comment] of [
    ['concern', 'Gym', 'The latch sticks.'],
    ['praise', 'Library', 'Clean and bright.'],
  ] as const) {
    const { items } = await api.settings.getObservationSettings();
    await api.walks.putWalkEntry({
      entryId: someId(),
      walkId,
      timestamp: new Date().toISOString(),
      entry: {
        observationCategoryId: items[0]?.categories[0] ?? '',
        observationItemId: items[0]?.id ?? '',
        observationType: opinion,
        quantity: 1,
        comment,
        location,
        locationDataProfileId: null,
        locationDataProfileOptionId: null,
        manualTags: [],
        imageIds: [],
      },
      safetyAlert: null,
      tasksToAddOnSubmission: [],
    });
  }
  return walkId;
}

async function submit(page: Page, walkId: string): Promise<void> {
  const reviewer = await (await apiAs(page, 'principal')).users.getSession();
  const leader = await apiAs(page, 'sro');
  await leader.walks.submitWalkForReview({
    walkId,
    reviewerUserId: reviewer.user?.id ?? '',
    acceptsNoEntries: false,
  });
}

/** Where both of them are. */
async function sharedSchool(page: Page): Promise<string> {
  const people = [await apiAs(page, 'principal'), await apiAs(page, 'sro')];
  const [first = [], second = []] = await Promise.all(
    people.map(async (api) => (await api.users.getSession()).user?.roleSchoolIds ?? []),
  );
  return first.find((id) => second.includes(id)) ?? '';
}

const walkEntries = (page: Page) => page.getByRole('region', { name: 'Entries' }).getByRole('article');

test('a walk is sent back, submitted again, approved, reported and archived', async ({
  page,
  screenshotTo,
}) => {
  const walkId = await aWalkOf(await apiAs(page, 'sro'), await sharedSchool(page));
  await submit(page, walkId);

  await signIn(page, 'principal');
  await page.goto(`/walks/walk/${walkId}/complete`);
  await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/review$`));
  await expect(walkEntries(page)).toHaveCount(2);
  await expectAccessible(page);
  await screenshotTo('walk-review');
  await page.getByRole('searchbox', { name: 'Find in entries' }).fill('latch');
  await expect(walkEntries(page)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Request Revisions' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  const comments = page.getByRole('textbox', { name: 'Review Comments' });
  await expect(comments).toBeFocused();
  await comments.fill('Please add the cafeteria.');
  await page.getByRole('main').getByRole('link', { name: 'Walks' }).click();
  await page.goBack();
  await expect(comments).toHaveValue('Please add the cafeteria.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Revisions Requested', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/walks$/);

  await signIn(page, 'sro');
  await page.goto(`/walks/walk/${walkId}/review`);
  await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/inprogress$`));
  const revisions = page.getByRole('dialog', { name: 'Revisions Requested' });
  await expect(revisions).toContainText('Please add the cafeteria.');
  await submit(page, walkId);

  await signIn(page, 'principal');
  await page.goto(`/walks/walk/${walkId}/review`);
  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/complete$`));
  await expect(page.getByText('SchoolDog Walk completed successfully')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Marked Complete')).toBeVisible();
  await expect(history.getByText('Please add the cafeteria.')).toBeVisible();
  await expect(walkEntries(page).getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Context' }).click();
  await expect(page.getByRole('dialog').getByText('Not recorded').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Full Summative Report' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open report' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('list', { name: 'Status' })).toContainText('Archived');
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await screenshotTo('walk-complete');
  await walkEntries(page).getByRole('link').first().click();
  await page.getByRole('link', { name: /^From a walk at/ }).click();
  await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/complete$`));
});

test('a decision of someone else is said while the page is open', async ({ page }) => {
  const walkId = await aWalkOf(await apiAs(page, 'sro'), await sharedSchool(page));
  await submit(page, walkId);
  await signIn(page, 'sro');
  await page.setViewportSize(phone);
  await page.goto(`/walks/walk/${walkId}/review`);
  await expect(page.getByText(/it completes automatically on/)).toBeVisible();
  await expectAccessible(page);
  const reviewer = await apiAs(page, 'principal');
  await reviewer.walks.submitReview({ walkId, isApproved: true, comments: '' });
  await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/complete$`));
  await expect(page.getByText(/completed this walk\.$/)).toBeVisible();
});

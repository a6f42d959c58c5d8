// Walks that a scenario needs, and what people do in them.
import { expect, type Locator, type Page } from '@playwright/test';
import { type Api, someId } from './api.ts';
import { now } from './clock.ts';

/** At the first school of the person, unless another one is given. */
export async function startWalk(
  api: Api,
  collaborators: string[] = [],
  schoolId: string | null = null,
): Promise<string> {
  const { user } = await api.users.getSession();
  const { id } = await api.walks.startWalk({
    walkId: someId(),
    schoolId: schoolId ?? user?.roleSchoolIds[0] ?? '',
    collaborators,
    intendedCategories: [],
    timeframe: null,
    timestamp: now(),
  });
  return id;
}

type Put = Parameters<Api['walks']['putWalkEntry']>[0];

export async function putWalkEntry(
  api: Api,
  walkId: string,
  facts: Partial<Put['entry']> = {},
): Promise<void> {
  const { items } = await api.settings.getObservationSettings();
  await api.walks.putWalkEntry({
    entryId: someId(),
    walkId,
    timestamp: now(),
    entry: {
      observationCategoryId: items[0]?.categories[0] ?? '',
      observationItemId: items[0]?.id ?? '',
      observationType: 'concern',
      quantity: 1,
      comment: '',
      location: 'Gym',
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      manualTags: [],
      imageIds: [],
      ...facts,
    },
    safetyAlert: null,
    tasksToAddOnSubmission: [],
  });
}

/** Of a walk in progress. */
export function tile(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Categories' }).getByRole('button', { name: new RegExp(`^${name}`) });
}

export async function logFrom(page: Page, category: string): Promise<void> {
  await tile(page, category).click();
  const dialog = page.getByRole('dialog', { name: 'Log Entry' });
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('radio', { name: 'Concern' }).click();
  await dialog.getByRole('button', { name: 'Log Entry', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** By the bar of steps, which asks first. */
export async function goToComplete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Continue?' })
    .getByRole('button', { name: 'Continue', exact: true })
    .click();
}

// Entries that a scenario needs, logged by the user of the client.
import type { Page } from '@playwright/test';
import { type Api, apiOf, someId } from './api.ts';
import { now } from './clock.ts';

type NewEntry = Parameters<Api['entries']['logEntry']>[0];

export async function schoolId(page: Page, name: string): Promise<string> {
  const schools = await apiOf(page).schools.listSchoolNames();
  return schools.find((school) => school.name === name)?.id ?? '';
}

/** Of the item with that label, or of any. */
export async function logEntry(
  api: Api,
  ofSchool: string,
  facts: Partial<NewEntry['entry']> & { label?: string; safetyAlert?: NewEntry['safetyAlert'] } = {},
): Promise<{ entryId: string; label: string }> {
  const { label, safetyAlert = null, ...entry } = facts;
  const { items } = await api.settings.getObservationSettings();
  const item = items.find((one) => label === undefined || one.label === label);
  const entryId = someId();
  await api.entries.logEntry({
    entryId,
    schoolId: ofSchool,
    timestamp: now(),
    isFloating: true,
    entry: {
      observationCategoryId: item?.categories[0] ?? '',
      observationItemId: item?.id ?? '',
      observationType: 'concern',
      quantity: 1,
      comment: '',
      location: 'Gym',
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      manualTags: [],
      imageIds: [],
      ...entry,
    },
    safetyAlert,
    tasksToAddOnSubmission: [],
  });
  return { entryId, label: item?.label ?? '' };
}

/** An entry of the signed-in user that no other scenario knows. */
export async function aLoggedEntry(
  page: Page,
  details: { schoolId: string; tag: string; location?: string; imageIds?: string[] },
): Promise<{ entryId: string; title: string }> {
  const { tag, location = 'Room 214', imageIds = [] } = details;
  const facts = { comment: 'Seen on the way in', location, manualTags: [tag], imageIds };
  const { entryId, label } = await logEntry(apiOf(page), details.schoolId, facts);
  return { entryId, title: `${label}, ${location}` };
}

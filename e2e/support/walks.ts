// Walks that a scenario needs, made by the user of the client.
import { type Api, someId } from './api.ts';

/** At the first school of the person. */
export async function startWalk(api: Api, collaborators: string[] = []): Promise<string> {
  const { user } = await api.users.getSession();
  const { id } = await api.walks.startWalk({
    walkId: someId(),
    schoolId: user?.roleSchoolIds[0] ?? '',
    collaborators,
    intendedCategories: [],
    timeframe: null,
    timestamp: new Date().toISOString(),
  });
  return id;
}

export async function putWalkEntry(api: Api, walkId: string): Promise<void> {
  const { items } = await api.settings.getObservationSettings();
  await api.walks.putWalkEntry({
    entryId: someId(),
    walkId,
    timestamp: new Date().toISOString(),
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
    },
    safetyAlert: null,
    tasksToAddOnSubmission: [],
  });
}

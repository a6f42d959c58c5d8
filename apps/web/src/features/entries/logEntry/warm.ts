// What the form asks for, fetched before somebody needs it without a network. Answers that are kept survive a restart.
import { schoolsWith } from '@schooldog/domain/permissions';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { isReady } from '../../../platform/localDatabase/index.ts';
import { actorOf, sessionStore } from '../../../platform/session/session.ts';
import { recentSchool } from './recent.ts';
import { guessSchool } from './start.ts';

export async function warmEntryDialog(): Promise<void> {
  const { session } = sessionStore.get();
  const actor = session === null ? null : actorOf(session);
  if (actor === null) return;
  const schools = schoolsWith(actor, 'log entries');
  const schoolId = guessSchool({ schools, lastSchool: recentSchool(actor.userId) });
  const observation = api.settings.getObservationSettings.queryOptions();
  const tags = api.entries.listTags.queryOptions({ input: {} });
  const places = schoolId === null ? null : api.dataProfiles.listPlaces.queryOptions({ input: { schoolId } });
  await Promise.allSettled([
    unlessReady(observation.queryKey, () => queryClient.query(observation)),
    queryClient.query(api.settings.getOrganization.queryOptions()),
    queryClient.query(api.schools.listSchoolNames.queryOptions()),
    unlessReady(tags.queryKey, () => queryClient.query(tags)),
    places === null ? undefined : unlessReady(places.queryKey, () => queryClient.query(places)),
  ]);
}

const readyFor = 60 * 60 * 1000;

/** The form asks again when it is opened; before that, what the device got within the hour will do. */
async function unlessReady(queryKey: readonly unknown[], ask: () => Promise<unknown>): Promise<void> {
  if (!(await isReady(queryKey, readyFor))) await ask();
}

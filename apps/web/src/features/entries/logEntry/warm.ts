// What the form asks for, fetched before somebody needs it without a network. Answers that are kept survive a restart.
import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { unlessReady } from '../../../platform/localDatabase/index.ts';
import { actorOf, sessionStore } from '../../../platform/session/session.ts';
import { recentSchool } from './recent.ts';
import { fetchRecipients, needsRecipients } from './recipientsAhead.ts';
import { schoolsToWarm } from './schoolsToWarm.ts';

/** `schoolId` is the school of a form that will be opened next. */
export async function warmEntryDialog(schoolId?: string): Promise<void> {
  const { session } = sessionStore.get();
  const actor = session === null ? null : actorOf(session);
  if (actor === null) return;
  const observation = api.settings.getObservationSettings.queryOptions();
  const tags = api.entries.listTags.queryOptions({ input: {} });
  await Promise.allSettled([
    unlessReady(queryClient, observation.queryKey, () => queryClient.query(observation)),
    queryClient.query(api.settings.getOrganization.queryOptions()),
    unlessReady(queryClient, tags.queryKey, () => queryClient.query(tags)),
    needsRecipients(actor) ? fetchRecipients() : undefined,
    warmSchools(actor, schoolId),
  ]);
}

/** One school after the other, the likely one first: somebody may be working meanwhile. */
async function warmSchools(actor: Actor, next: string | undefined): Promise<void> {
  const names = await queryClient.query(api.schools.listSchoolNames.queryOptions()).catch(() => []);
  const person = { schools: schoolsWith(actor, 'log entries'), lastSchool: recentSchool(actor.userId) };
  const allSchools = names.filter(({ isArchived }) => isArchived !== true).map(({ id }) => id);
  const wanted = new Set([...(next === undefined ? [] : [next]), ...schoolsToWarm(person, allSchools)]);
  for (const schoolId of wanted) {
    const places = api.dataProfiles.listPlaces.queryOptions({ input: { schoolId } });
    await Promise.allSettled([unlessReady(queryClient, places.queryKey, () => queryClient.query(places))]);
  }
}

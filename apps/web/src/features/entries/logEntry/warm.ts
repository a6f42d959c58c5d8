// What the form asks for, fetched before somebody needs it without a network. Answers that are kept survive a restart.
import { schoolsWith } from '@schooldog/domain/permissions';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { actorOf, sessionStore } from '../../../platform/session/session.ts';
import { recentSchool } from './recent.ts';
import { guessSchool } from './start.ts';

export async function warmEntryDialog(): Promise<void> {
  const { session } = sessionStore.get();
  const actor = session === null ? null : actorOf(session);
  if (actor === null) return;
  const schools = schoolsWith(actor, 'log entries');
  const schoolId = guessSchool({ schools, lastSchool: recentSchool(actor.userId) });
  await Promise.allSettled([
    queryClient.query(api.settings.getObservationSettings.queryOptions()),
    queryClient.query(api.settings.getOrganization.queryOptions()),
    queryClient.query(api.schools.listSchoolNames.queryOptions()),
    queryClient.query(api.entries.listTags.queryOptions({ input: {} })),
    schoolId === null
      ? undefined
      : queryClient.query(api.dataProfiles.listPlaces.queryOptions({ input: { schoolId } })),
  ]);
}

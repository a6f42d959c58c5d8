// What the form asks for, fetched before someone needs it without a network.
import { schoolsWith } from '@schooldog/domain/permissions';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { unlessReady } from '../../../platform/localDatabase/index.ts';
import { actorOf, sessionStore } from '../../../platform/session/session.ts';
import { offerQuery } from '../../picker/index.ts';
import { staffAt } from './staffAt.ts';

const mostSchools = 5;

/** The settings, and places and staff of one's own schools, where those are few. */
export async function warmWorkOrderDialog(): Promise<void> {
  const { session } = sessionStore.get();
  const actor = session === null ? null : actorOf(session);
  if (actor === null) return;
  const settings = api.workOrders.getTasksSettings.queryOptions();
  await unlessReady(queryClient, settings.queryKey, () => queryClient.query(settings));
  const schools = schoolsWith(actor, 'propose tasks');
  if (schools === 'all' || schools.length > mostSchools) return;
  for (const schoolId of schools) {
    const places = api.dataProfiles.listPlaces.queryOptions({ input: { schoolId } });
    const staff = api.users.findPeople.queryOptions({ input: offerQuery(staffAt(schoolId)) });
    await Promise.allSettled([
      unlessReady(queryClient, places.queryKey, () => queryClient.query(places)),
      unlessReady(queryClient, staff.queryKey, () => queryClient.query(staff)),
    ]);
  }
}

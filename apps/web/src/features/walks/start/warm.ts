// What the form asks for, fetched before someone needs it without a network.
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { unlessReady } from '../../../platform/localDatabase/index.ts';
import { sessionStore } from '../../../platform/session/session.ts';
import { offerQuery } from '../../picker/index.ts';

const mostSchools = 5;

/** The people of one's own schools, where those are few. */
export async function warmStartWalk(): Promise<void> {
  const schoolIds = sessionStore.get().session?.user?.roleSchoolIds ?? [];
  if (schoolIds.length > mostSchools) return;
  for (const atSchoolId of schoolIds) {
    const input = offerQuery({ permission: 'log entries', atSchoolId });
    const people = api.users.findPeople.queryOptions({ input });
    await unlessReady(queryClient, people.queryKey, () => queryClient.query(people));
  }
}

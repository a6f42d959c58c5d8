// What walks ask for, fetched before someone needs it without a network.
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

/**
 * One's own walks that are not complete, with their entries: a basement without a signal is where they are filled. One
 * that changes is asked for again by the notice of that.
 */
export async function warmOwnWalks(): Promise<void> {
  const { walks } = await queryClient.query(api.walks.listCurrentWalks.queryOptions());
  for (const { id: walkId } of walks) {
    const walk = api.walks.getWalk.queryOptions({ input: { walkId } });
    await unlessReady(queryClient, walk.queryKey, () => queryClient.query(walk));
  }
}

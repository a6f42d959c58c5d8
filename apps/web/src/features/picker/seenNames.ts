import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { fullName } from './usePickerGroups.ts';

/** What people are called whom a picker of this device has offered; null for others. */
export function seenNames(userIds: readonly string[]): { userId: string; name: string | null }[] {
  const seen = queryClient
    .getQueriesData<{ people: readonly { id: string; firstName: string; lastName: string }[] }>({
      queryKey: api.users.findPeople.key(),
    })
    .flatMap(([, found]) => found?.people ?? []);
  return userIds.map((userId) => {
    const person = seen.find(({ id }) => id === userId);
    return { userId, name: person === undefined ? null : fullName(person) };
  });
}

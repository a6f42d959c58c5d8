import { mostPeople } from '@schooldog/domain/picker';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

/** The names of people whom a filter names by id. */
export function usePeopleNames(userIds: readonly string[]): ReadonlyMap<string, string> {
  const ids = userIds.toSorted();
  const found = useQuery(
    api.users.findPeople.queryOptions({
      input: { ids, limit: mostPeople },
      enabled: ids.length > 0,
    }),
  );
  const people = found.data?.people ?? [];
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

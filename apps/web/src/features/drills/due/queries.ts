import type { SchoolYear } from '@schooldog/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** Live: drills and rules that change ask for it again; a new day does so when the page is opened. */
export function useDueDrills(input: Readonly<{ schoolYear?: SchoolYear | undefined; isOpen?: boolean }>) {
  return useQuery(
    api.drills.listDueDrills.queryOptions({ input, meta: { follows: ['schools', 'settings'] } }),
  );
}

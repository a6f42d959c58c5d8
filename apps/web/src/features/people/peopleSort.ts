import { type UserOrder, userOrders } from '@schooldog/domain/people';

export type PeopleSort = Readonly<{ by: UserOrder; isDescending: boolean }>;

/** The same column again turns the order around; who was active last is the first thing to know about activity. */
export function toggledSort(sort: PeopleSort, key: string): PeopleSort {
  const by = userOrders.find((order) => order === key) ?? 'name';
  if (by === sort.by) return { by, isDescending: !sort.isDescending };
  return { by, isDescending: by === 'lastActive' };
}

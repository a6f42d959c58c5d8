// The list of accounts: one page, and how many match the filter.
import type { ListedUser, UserFilter } from '@schooldog/contract/people';
import { idSchema } from '@schooldog/domain/kernel';
import { canManageUsers } from '@schooldog/domain/people';
import type { SchoolTile, SchoolTileQuery } from '@schooldog/domain/schools';
import { z } from 'zod';
import type { Reader } from '../../platform/database/database.ts';
import { type KeysetKey, keysetPage } from '../../platform/database/keysetPage.ts';
import { wordsOf } from '../picker/index.ts';
import { presentListedUser } from './present.ts';
import { countUsers, type ListedRow, type Order, type PersonKey, userPage, type Wanted } from './store.ts';

const pageSize = 50;
const nameSchema = z.string().max(200);
const names = [nameSchema, nameSchema, idSchema] as const;
/** The order by name needs no rank. */
const keySchema = z.union([
  z
    .tuple([...names])
    .transform(([lastName, firstName, id]): PersonKey => ({ rank: 0, lastName, firstName, id })),
  z
    .tuple([z.number(), ...names])
    .transform(([rank, lastName, firstName, id]): PersonKey => ({ rank, lastName, firstName, id })),
]);

const byPerson = ({ by }: Order): KeysetKey<ListedRow, PersonKey> => ({
  of: (row) => row,
  write: ({ rank, lastName, firstName, id }) =>
    by === 'name' ? [lastName, firstName, id] : [rank, lastName, firstName, id],
  schema: keySchema,
});

export async function listUsers(
  reader: Reader,
  filter: UserFilter,
): Promise<{ users: ListedUser[]; next: string | null; count: number }> {
  const wanted = wantedOf(filter);
  const order: Order = { by: filter.sort ?? 'name', isDescending: filter.sortDesc ?? false };
  const { rows, next } = await keysetPage({
    cursor: filter.before,
    size: pageSize,
    key: byPerson(order),
    read: (after, limit) => userPage(reader, wanted, order, { after, limit }),
  });
  // A first page that holds all matches has already read the whole table: no need for a count.
  const isAll = filter.before === undefined && next === null;
  const count = isAll ? rows.length : await countUsers(reader, wanted);
  return { users: rows.map(presentListedUser), next, count };
}

/** People with a role at the school, as the list shows them. */
export async function peopleTiles(
  reader: Reader,
  { schoolId, actor }: SchoolTileQuery,
): Promise<SchoolTile[]> {
  if (!canManageUsers(actor)) return [];
  return [{ key: 'people', count: await countUsers(reader, wantedOf({ schoolIds: [schoolId] })) }];
}

function wantedOf(filter: UserFilter): Wanted {
  return {
    words: wordsOf(filter.search ?? ''),
    roles: filter.roles ?? [],
    schoolIds: filter.schoolIds ?? [],
    statuses: filter.statuses ?? [],
    permission: filter.permission ?? null,
  };
}

// The list of accounts: one page, and how many the filter lets through in all.
import type { ListedUser, UserFilter } from '@schooldog/contract/people';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import type { Reader } from '../../platform/database/database.ts';
import { type KeysetKey, keysetPage } from '../../platform/database/keysetPage.ts';
import { wordsOf } from '../picker/index.ts';
import { presentListedUser } from './present.ts';
import { countUsers, userPage, type NameKey, type Wanted } from './store.ts';

const pageSize = 50;
const nameSchema = z.string().max(200);
const nameKeySchema = z
  .tuple([nameSchema, nameSchema, idSchema])
  .transform(([lastName, firstName, id]): NameKey => ({ lastName, firstName, id }));

type ListedRow = Parameters<typeof presentListedUser>[0];

const byName: KeysetKey<ListedRow, NameKey> = {
  of: (row) => row,
  write: ({ lastName, firstName, id }) => [lastName, firstName, id],
  schema: nameKeySchema,
};

export async function listUsers(
  reader: Reader,
  filter: UserFilter,
): Promise<{ users: ListedUser[]; next: string | null; count: number }> {
  const wanted = wantedOf(filter);
  const { rows, next } = await keysetPage({
    cursor: filter.before,
    size: pageSize,
    key: byName,
    read: (after, limit) => userPage(reader, wanted, { after, limit }),
  });
  // A first page that holds everybody has been through the whole table already: no need to count it once more.
  const isAll = filter.before === undefined && next === null;
  const count = isAll ? rows.length : await countUsers(reader, wanted);
  return { users: rows.map(presentListedUser), next, count };
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

// The list of accounts: one page, and how many the filter lets through in all.
import type { ListedUser, UserFilter } from '@schooldog/contract/users';
import { idSchema, problem } from '@schooldog/domain/kernel';
import type { Reader } from '../../../platform/database/database.ts';
import { presentListedUser } from './present.ts';
import { countUsers, userPage, type PlaceByName, type Wanted } from './store.ts';
import { wordsOf } from './words.ts';

const pageSize = 50;
/** No name holds it, because PostgreSQL stores no such text. */
const separator = '\u0000';

export async function listUsers(
  reader: Reader,
  filter: UserFilter,
): Promise<{ users: ListedUser[]; next: string | null; count: number }> {
  const wanted = wantedOf(filter);
  const after = filter.before === undefined ? null : placeOf(filter.before);
  const rows = await userPage(reader, wanted, { after, limit: pageSize + 1 });
  // A first page that holds everybody has been through the whole table already: no need to count it once more.
  const isAll = after === null && rows.length <= pageSize;
  const count = isAll ? rows.length : await countUsers(reader, wanted);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    users: shown.map(presentListedUser),
    next: last !== undefined && rows.length > pageSize ? cursorOf(last) : null,
    count,
  };
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

function cursorOf({ lastName, firstName, id }: PlaceByName): string {
  return Buffer.from([lastName, firstName, id].join(separator)).toString('base64url');
}

function placeOf(cursor: string): PlaceByName {
  const [lastName, firstName, end, ...rest] = Buffer.from(cursor, 'base64url').toString().split(separator);
  const id = idSchema.safeParse(end);
  if (lastName === undefined || firstName === undefined || !id.success || rest.length > 0)
    throw problem('invalid', 'user.badCursor');
  return { lastName, firstName, id: id.data };
}

// People as every user may see them: no addresses, not even to search by.
import { isDistrictRole, isHeldByStaff, type Permission, roles } from '@schooldog/domain/permissions';
import { and, arrayContains, asc, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { folded } from '../../platform/database/folded.ts';
import { users } from '../../platform/identity/schema.ts';

const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  title: users.title,
  role: users.role,
  isDistrictLevel: users.isDistrictLevel,
  roleSchoolIds: users.roleSchoolIds,
  isSchoolDogStaff: users.isSchoolDogStaff,
  isDisabled: users.isDisabled,
};

export type WantedPeople = Readonly<{
  words: readonly string[];
  ids: readonly string[] | null;
  holding: Readonly<{ permissions: readonly Permission[]; schoolIds: readonly string[] }> | null;
  schoolId: string | null;
}>;
export type PersonRow = Awaited<ReturnType<typeof peopleByName>>[number];

export async function peopleByName(reader: Reader, wanted: WantedPeople, limit: number) {
  const { words, ids, holding, schoolId } = wanted;
  return reader
    .select(personColumns)
    .from(users)
    .where(
      and(
        ids === null ? eq(users.isDisabled, false) : inArray(users.id, [...ids]),
        schoolId === null ? undefined : isOfSchool(schoolId),
        oneAfterTheOther(
          and(...words.map(isNamed)),
          holding === null ? undefined : holdsNow(holding.permissions, holding.schoolIds),
        ),
      ),
    )
    .orderBy(
      ...(words.length === 0 && ids === null ? byGroup : []),
      asc(users.lastName),
      asc(users.firstName),
      asc(users.id),
    )
    .limit(limit);
}

/**
 * The groups of a picker (`groupPeople`), so that a list that ends early leaves out whole groups and not people of each.
 * Search results are few, and stay in the order of names.
 */
const byGroup = [
  sql`case when ${users.isSchoolDogStaff} then 3
    when ${isOfDistrict()} then 0
    when cardinality(${users.roleSchoolIds}) > 1 then 1
    when cardinality(${users.roleSchoolIds}) = 1 then 2 else 4 end`,
  sql`case when cardinality(${users.roleSchoolIds}) = 1
    then (select lower(name) from schools where schools.id = ${users.roleSchoolIds}[1]) end`,
];

/** PostgreSQL considers both equally fast; checking permissions only of the matches halves the time. */
function oneAfterTheOther(quick: SQL | undefined, slow: SQL | undefined): SQL | undefined {
  return quick === undefined || slow === undefined
    ? and(quick, slow)
    : sql`case when ${quick} then ${slow} else false end`;
}

/** The domain's `holdsAt` and `holdsSomewhere`, for a feature that is on. */
function holdsNow(permissions: readonly Permission[], schoolIds: readonly string[]): SQL | undefined {
  return and(
    eq(users.isDisabled, false),
    ...permissions.map((permission) => isHolderOf(permission, ...schoolIds)),
  );
}

/** The domain's `belongsToSchool`. */
function isOfSchool(schoolId: string): SQL | undefined {
  return and(
    eq(users.isSchoolDogStaff, false),
    or(isOfDistrict(), arrayContains(users.roleSchoolIds, [schoolId])),
  );
}

function isOfDistrict(): SQL | undefined {
  return or(eq(users.isDistrictLevel, true), inArray(users.role, roles.filter(isDistrictRole)));
}

/** Addresses cannot be discovered by searching: they are removed from the search text where the word occurs. */
export function isNamed(word: string): SQL | undefined {
  const { searchText, email } = users;
  // Folding is slow, and hardly any address needs it.
  const isPlain = sql`octet_length(${email}) = length(${email})`;
  const address = sql`case when ${isPlain} then ${email} else ${folded(sql`${email}`)} end`;
  const known = sql`replace(${searchText}, ' ' || ${address} || ' ', ' ')`;
  return and(holdsWord(searchText, word), holdsWord(known, word));
}

/** Folds the word; the text is already folded. */
export function holdsWord(foldedText: SQLWrapper, word: string): SQL {
  return sql`strpos(${foldedText}, ${folded(sql`${word}`)}) > 0`;
}

/** As stored, at all given schools or else at any: disabled users and switched-off features are not considered here. */
export function isHolderOf(permission: Permission, ...schoolIds: readonly string[]): SQL {
  const there =
    schoolIds.length === 0
      ? '@.forSchools.size() > 0'
      : schoolIds.map((id) => `@.forSchools[*] == ${JSON.stringify(id)}`).join(' && ');
  const granted = `$.${JSON.stringify(permission)} ? (@.hasPermission == true && (@.always == true || (${there})))`;
  return sql`case when ${users.isSchoolDogStaff} then ${isHeldByStaff(permission)}
    else ${users.permissions} @? ${granted}::jsonpath end`;
}

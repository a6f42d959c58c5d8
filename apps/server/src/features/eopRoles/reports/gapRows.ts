import {
  type EopRole,
  type RoleHolder,
  roleTableName,
  roleWords,
  type RosterFinding,
} from '@schooldog/domain/eopRoles';
import type { Services } from '../../../platform/api/context.ts';
import type { Words } from '../../../platform/exports/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { contactCounts } from '../../contacts/index.ts';
import { wordsIn as chartWordsIn } from '../exports/words.ts';
import { type CheckedTable, checkedTables } from '../health.ts';

type Reported = Readonly<{
  schools: readonly Readonly<{ id: string; name: string }>[];
  words: Words;
  language: string;
}>;

const schoolsAtATime = 50;

/** School after school; one without gaps has one row. */
export async function* gapRows(services: Services, reported: Reported): AsyncGenerator<string[][]> {
  const { schools } = reported;
  for (let at = 0; at < schools.length; at += schoolsAtATime)
    yield await rowsOfSchools(services, { ...reported, schools: schools.slice(at, at + schoolsAtATime) });
}

async function rowsOfSchools(
  { database: { db } }: Services,
  { schools, words, language }: Reported,
): Promise<string[][]> {
  const schoolIds = schools.map(({ id }) => id);
  const [tables, counts] = await Promise.all([checkedTables(db, schoolIds), contactCounts(db, schoolIds)]);
  const contactsAt = new Map(counts.map(({ schoolId, contacts }) => [schoolId, contacts]));
  const nameOf = await nameReader(db, tables, words);
  const tablesAt = Map.groupBy(tables, ({ schoolId }) => schoolId);
  return schools.flatMap(({ id, name }) => {
    const ofSchool = tablesAt.get(id) ?? [];
    const start = [name, String(contactsAt.get(id) ?? 0)];
    const rows = ofSchool.flatMap((table) =>
      table.gaps.map((gap) => [
        ...start,
        roleTableName(table.roleTableId, language),
        ...gapCells(table, gap, { words, language, nameOf }),
      ]),
    );
    const nothing = [...start, '', '', words(ofSchool.length === 0 ? 'noTable' : 'noGaps'), ''];
    return rows.length === 0 ? [nothing] : rows;
  });
}

type NameOf = (table: CheckedTable, holder: RoleHolder) => string;
type Written = Readonly<{ words: Words; language: string; nameOf: NameOf }>;

/** Role, gap and person. */
function gapCells(table: CheckedTable, gap: RosterFinding, { words, language, nameOf }: Written): string[] {
  const { kind, roleId, place, otherRoleId } = gap;
  const role = table.roles.find(({ id }) => id === roleId);
  const holder = role?.[place] ?? null;
  const roleName = (one: EopRole | undefined) => (one === undefined ? '' : roleWords(one, language).name);
  const other = roleName(table.roles.find(({ id }) => id === otherRoleId));
  return [
    roleName(role),
    words(`findings.${kind}`, { other, place: chartWordsIn(language)(`places.${place}`) }),
    holder === null ? '' : nameOf(table, holder),
  ];
}

/** People who left keep their name; a deleted contact has none. */
async function nameReader(
  reader: Parameters<typeof namesOf>[0],
  tables: readonly CheckedTable[],
  words: Words,
): Promise<NameOf> {
  const holders = tables.flatMap(({ roles, gaps }) =>
    gaps.flatMap(({ roleId, place }) => roles.find(({ id }) => id === roleId)?.[place]?.userId ?? []),
  );
  const names = await namesOf(reader, holders);
  return ({ personOf }, holder) => {
    const person = personOf(holder);
    if (person !== undefined) return `${person.firstName} ${person.lastName}`;
    return names.get(holder.userId ?? '') ?? words('deletedContact');
  };
}

// A table of roles on one page, for the wall and for the command post.
import { type RoleChartQuery, roleChartQuerySchema } from '@schooldog/contract/eopRoles';
import {
  type EopRole,
  placesWith,
  type RoleHolder,
  rolesIdOf,
  roleTableName,
  roleWords,
} from '@schooldog/domain/eopRoles';
import { formatPhone } from '@schooldog/domain/schools';
import type { Services } from '../../../platform/api/context.ts';
import { defineExport, type ExportSource, paper } from '../../../platform/exports/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { type PdfBlock, printer } from '../../../platform/pdf/index.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { findSchool } from '../../schools/index.ts';
import { type Listed, listedAt } from '../people.ts';
import { roleTableRecord } from '../record.ts';
import type { RoleTableRow } from '../store.ts';
import { wordsIn } from './words.ts';

type Scope = Readonly<{ table: RoleTableRow; schoolName: string; district: string; timeZone: string }>;

export const roleChartExport = defineExport<RoleChartQuery, Scope>({
  name: 'roleCharts',
  query: roleChartQuerySchema,
  authorize: async ({ services, actor }, { schoolId, roleTableId }) => {
    const { db } = services.database;
    const table = await roleTableRecord.view(db, actor, rolesIdOf(schoolId, roleTableId));
    const { districtName: district, timeZone } = await readOrganization(db);
    const school = await findSchool(db, schoolId);
    return { table, schoolName: school?.name ?? '', district, timeZone };
  },
  total: async (_context, { table }) => table.roles.length,
  /** "Oak Hill Elementary, Incident Command System" */
  fileName: ({ language }, { table, schoolName }) =>
    `${schoolName}, ${roleTableName(table.roleTableId, language)}`,
  pdf: { write },
});

async function write(
  { services, actor, language, scope, onProgress }: ExportSource<RoleChartQuery, Scope, Services>,
  path: string,
): Promise<number> {
  printer.warm();
  const { db } = services.database;
  const { table, ...school } = scope;
  const names = await namesOf(db, [actor.userId]);
  const listed = await listedAt(db, table);
  const words = wordsIn(language);
  const parts = {
    ...school,
    language,
    words,
    now: services.clock(),
    printedBy: names.get(actor.userId) ?? '',
  };
  const report = paper(parts, roleTableName(table.roleTableId, language), [chart(table, listed, language)]);
  await printer.print(report, path, onProgress);
  return table.roles.length;
}

function chart({ roles, numberOfBackups }: RoleTableRow, listed: Listed, language: string): PdfBlock {
  const words = wordsIn(language);
  const places = placesWith(numberOfBackups);
  const rowOf = (role: EopRole) => [
    roleWords(role, language).name,
    ...places.map((place) => personText(role[place], listed) ?? words('nobody')),
  ];
  return {
    kind: 'table',
    columns: [{ width: 1.4 }, ...places.map(() => ({ width: 1 }))],
    header: [words('role'), ...places.map((place) => words(`places.${place}`))],
    hasRowHeaders: true,
    rows: roles.map(rowOf),
  };
}

/** A phone number is read in one piece, so it stays on one line. */
const noBreak = '\u00A0';
const noBreakHyphen = '\u2011';

/** "Pat Lee, (478) 555-0100" */
function personText(holder: RoleHolder | null, listed: Listed): string | null {
  const person = holder === null ? undefined : listed.of(holder);
  if (person === undefined) return null;
  const { firstName, lastName, phoneNumber } = person;
  const phone = formatPhone(phoneNumber)?.replaceAll(' ', noBreak).replaceAll('-', noBreakHyphen);
  return [`${firstName} ${lastName}`, phone].filter((part) => part !== undefined).join(', ');
}

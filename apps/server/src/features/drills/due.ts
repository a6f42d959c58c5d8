// What the rules ask of schools in a school year. Only drills of that year and of those schools are read.
import type { ShownDueDrills } from '@schooldog/contract/drills';
import { type CalendarDate, daysOfSchoolYear, type SchoolYear, schoolYearOf } from '@schooldog/domain/dates';
import {
  dueDrills,
  type DueDrills,
  type DrillRulesDocument,
  isOpenRequirement,
  type Requirement,
  schoolsWithDrills,
} from '@schooldog/domain/drills';
import type { Actor, Schools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Reader } from '../../platform/database/database.ts';
import { openSchoolNames } from '../schools/index.ts';
import { readDrillRules } from './rules.ts';
import { drillFacts } from './store.ts';

type DueQuery = Readonly<{
  schoolYear?: SchoolYear | undefined;
  schoolIds?: readonly string[] | undefined;
  isOpen?: boolean | undefined;
}>;

export async function listDueDrills(
  reader: Reader,
  { actor, today }: Readonly<{ actor: Actor; today: CalendarDate }>,
  { schoolYear = schoolYearOf(today), schoolIds, isOpen = false }: DueQuery,
): Promise<ShownDueDrills> {
  const held = schoolsWithDrills(actor);
  if (held.length === 0) throw problem('drill.viewNotAllowed');
  const document = await readDrillRules(reader);
  const answer = { isEnabled: document.isEnabled, schoolYear, today };
  if (!document.isEnabled) return { ...answer, rules: [], requirements: [], startNotSet: [] };
  const open = await openSchoolsAmong(reader, held);
  const chosen = schoolIds === undefined || schoolIds.length === 0 ? open : only(open, schoolIds);
  const due = await dueAt(reader, { document, schoolIds: chosen, schoolYear, today });
  return {
    ...answer,
    rules: document.rules,
    requirements: due.requirements
      .filter((one) => !isOpen || isOpenRequirement(one))
      .toSorted((a, b) => a.dueBy.localeCompare(b.dueBy)),
    startNotSet: due.startNotSet.map(({ schoolId }) => schoolId),
  };
}

/** At one school or all; null while the district has not turned its rules on. */
export async function requirementsAt(
  reader: Reader,
  {
    schoolIds,
    schoolYears,
    today,
  }: Readonly<{
    schoolIds: readonly string[] | null;
    schoolYears: readonly SchoolYear[];
    today: CalendarDate;
  }>,
): Promise<readonly Requirement[] | null> {
  const document = await readDrillRules(reader);
  if (!document.isEnabled) return null;
  const open = await openSchoolsAmong(reader, schoolIds ?? 'all');
  const due = await Promise.all(
    schoolYears.map((schoolYear) => dueAt(reader, { document, schoolIds: open, schoolYear, today })),
  );
  return due.flatMap(({ requirements }) => requirements);
}

/** Archived schools owe nothing. By name. */
export async function openSchoolsAmong(reader: Reader, schools: Schools): Promise<string[]> {
  const open = (await openSchoolNames(reader)).map(({ id }) => id);
  return schools === 'all' ? open : only(open, schools);
}

function only(ids: readonly string[], among: readonly string[]): string[] {
  const known = new Set(among);
  return ids.filter((id) => known.has(id));
}

type Asked = Readonly<{
  document: DrillRulesDocument;
  schoolIds: readonly string[];
  schoolYear: SchoolYear;
  today: CalendarDate;
}>;

export async function dueAt(
  reader: Reader,
  { document, schoolIds, schoolYear, today }: Asked,
): Promise<DueDrills> {
  const drills = await drillFacts(reader, { schoolIds, ...daysOfSchoolYear(schoolYear) });
  return dueDrills({ document, schoolIds, schoolYears: [schoolYear], drills, today });
}

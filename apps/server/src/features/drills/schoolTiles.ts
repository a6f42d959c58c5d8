// Drills on a school's page.
import { daysOfSchoolYear, schoolYearOf } from '@schooldog/domain/dates';
import {
  canRecordDrillAt,
  type DrillFact,
  drillState,
  dueDrills,
  isOpenRequirement,
} from '@schooldog/domain/drills';
import type { SchoolTile, SchoolTileQuery } from '@schooldog/domain/schools';
import type { Reader } from '../../platform/database/database.ts';
import { countDrills } from './listStore.ts';
import { readDrillRules } from './rules.ts';
import { drillFacts, lastDrillDate } from './store.ts';

export async function drillTiles(reader: Reader, query: SchoolTileQuery): Promise<SchoolTile[]> {
  const { schoolId, actor, today } = query;
  if (!canRecordDrillAt(actor, schoolId)) return [];
  const { from, to } = daysOfSchoolYear(schoolYearOf(today));
  const drills = await drillFacts(reader, { schoolIds: [schoolId], from, to });
  const held = drills.flatMap((drill) => (drillState(drill, today) === 'done' ? drill.drillDate : []));
  const last = held.toSorted().at(-1) ?? (await lastDrillDate(reader, { schoolId, before: from }));
  const nextDue = await nextDueOf(reader, query, drills);
  return [{ key: 'drills', count: drills.length, from, to, last, nextDue }];
}

/** An archived school owes nothing. */
async function nextDueOf(
  reader: Reader,
  { schoolId, isArchived, today }: SchoolTileQuery,
  drills: readonly DrillFact[],
): Promise<string | null> {
  const document = await readDrillRules(reader);
  if (isArchived || !document.isEnabled) return null;
  const schoolYears = [schoolYearOf(today)];
  const { requirements } = dueDrills({ document, schoolIds: [schoolId], schoolYears, drills, today });
  // What is planned is due until it is held, as in the list of due drills.
  const open = requirements.filter((one) => isOpenRequirement(one) || one.state === 'upcoming');
  return open.map(({ dueBy }) => dueBy).toSorted()[0] ?? null;
}

export async function drillsAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  return { kind: 'drills' as const, count: await countDrills(reader, { schools: [schoolId] }) };
}

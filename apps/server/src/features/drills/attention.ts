// Drills that wait for the viewer, for the card "Needs attention". While the rules are off, only those to be confirmed.
import type { AttentionQuery, AttentionRow } from '@schooldog/domain/attention';
import { addDays, type CalendarDate, schoolYearOf } from '@schooldog/domain/dates';
import { drillLimits, schoolsWithDrills } from '@schooldog/domain/drills';
import type { Schools } from '@schooldog/domain/permissions';
import type { Reader } from '../../platform/database/database.ts';
import { dueAt, openSchoolsAmong } from './due.ts';
import { readDrillRules } from './rules.ts';
import { unconfirmedDrills } from './store.ts';

export async function drillsNeedingAttention(
  reader: Reader,
  { actor, today }: AttentionQuery,
): Promise<AttentionRow[]> {
  const held = schoolsWithDrills(actor);
  if (held.length === 0) return [];
  const [asked, toConfirm] = await Promise.all([
    askedOf(reader, held, today),
    unconfirmedDrills(reader, { schools: held, until: today }),
  ]);
  const { count, since } = toConfirm;
  return [...asked, ...(since === null ? [] : [{ key: 'drillsToConfirm' as const, count, since }])];
}

async function askedOf(reader: Reader, held: Schools, today: CalendarDate): Promise<AttentionRow[]> {
  const document = await readDrillRules(reader);
  if (!document.isEnabled) return [];
  const schoolIds = await openSchoolsAmong(reader, held);
  const schoolYear = schoolYearOf(today);
  const { requirements } = await dueAt(reader, { document, schoolIds, schoolYear, today });
  const soon = addDays(today, drillLimits.dueSoonDays);
  const lastDays = (isMeant: (one: (typeof requirements)[number]) => boolean) =>
    requirements
      .filter(isMeant)
      .map(({ dueBy }) => dueBy)
      .toSorted();
  const late = lastDays(({ state }) => state === 'late');
  const due = lastDays(({ state, dueBy }) => state === 'due' && dueBy <= soon);
  const [since] = late;
  const [by] = due;
  return [
    ...(since === undefined ? [] : [{ key: 'drillsLate' as const, count: late.length, since }]),
    ...(by === undefined ? [] : [{ key: 'drillsDue' as const, count: due.length, by }]),
  ];
}

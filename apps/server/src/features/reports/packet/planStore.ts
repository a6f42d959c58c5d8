// How many components of the plans were certified and current at the end of a day. Never which ones.
import type { Timestamp } from '@schooldog/domain/dates';
import {
  type CertifiedComponent,
  type PlanNumbers,
  planStateAt,
  planStates,
  type PlanState,
} from '@schooldog/domain/reports/packet';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { byName, comparing, firstDay, momentsOf, type PacketScope } from './scope.ts';

type Row = {
  timeCreated: Date;
  timeArchived: Date | null;
  months: number;
  last: Date | null;
  next: Date | null;
  certifications: Date[];
};

/** Of schools that are not archived, whose plans are only kept for reading. */
const components = statement(
  (_db, { schoolIds }: Placeholders<{ schoolIds: readonly string[] | null }>) => sql<Row>`
    select c.time_created as "timeCreated", c.time_archived as "timeArchived",
      c.certification_interval_months as months, c.last_certification_time as last,
      c.next_certification_due_time as next, array(
        select e.time_certified from eop_certifications e where e.component_id = c.id) as certifications
    from eop_components c join schools s on s.id = c.school_id and s.time_archived is null
    where ${schoolIds}::text[] is null or c.school_id = any(${schoolIds}::text[])`,
);

export async function planNumbers(reader: Reader, scope: PacketScope): Promise<PlanNumbers> {
  const rows = await components(reader, { schoolIds: scope.schoolIds });
  const { from, until, fromBefore, untilBefore } = momentsOf(scope);
  const parts = rows.map(presentComponent);
  const now = statesAt(parts, earlier(scope.now, until), scope.timeZone);
  const before = statesAt(parts, earlier(scope.now, untilBefore), scope.timeZone);
  const began = firstDay(
    scope,
    rows.map(({ timeCreated }) => timeCreated),
  );
  const during = comparing(scope, began);
  const at = comparing(scope, began, 'at');
  const certifiedIn = (start: Timestamp, end: Timestamp) =>
    parts
      .flatMap(({ certifications }) => certifications)
      .filter((time) => Date.parse(time) >= Date.parse(start) && Date.parse(time) < Date.parse(end)).length;
  return {
    current: {
      now: { part: now.current, whole: total(now) },
      before: at.isRecorded ? { part: before.current, whole: total(before) } : null,
    },
    byState: byName(planStates, (state) => at.counted({ now: now[state], before: before[state] })),
    certifications: during.counted({
      now: certifiedIn(from, until),
      before: certifiedIn(fromBefore, untilBefore),
    }),
  };
}

function presentComponent({ timeCreated, timeArchived, months, last, next, certifications }: Row) {
  return {
    timeCreated: timeCreated.toISOString(),
    timeArchived: timeArchived?.toISOString() ?? null,
    certificationIntervalMonths: months,
    lastCertificationTimestamp: last?.toISOString() ?? null,
    nextCertificationDueTimestamp: next?.toISOString() ?? null,
    certifications: certifications.map((time) => time.toISOString()),
  };
}

/** The last moment before the end, or now. */
function earlier(now: Date, end: Timestamp): Timestamp {
  return new Date(Math.min(now.getTime(), Date.parse(end) - 1)).toISOString();
}

function statesAt(
  parts: readonly CertifiedComponent[],
  moment: Timestamp,
  timeZone: string,
): Record<PlanState, number> {
  const states = parts.map((part) => planStateAt(part, moment, timeZone));
  return byName(planStates, (state) => states.filter((one) => one === state).length);
}

function total(states: Readonly<Record<PlanState, number>>): number {
  return planStates.reduce((sum, state) => sum + states[state], 0);
}

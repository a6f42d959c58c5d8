// Two school years of drills at every school: done, late, planned ahead and to be confirmed; and the rules that ask
// for them.
import { addDays, dateIn, momentAt, schoolYearOf } from '@schooldog/domain/dates';
import {
  drillFields,
  type DrillPoint,
  type DrillRulesDocument,
  georgiaStarter,
  type SchoolDays,
  timeIn24Hours,
} from '@schooldog/domain/drills';
import { differences } from '@schooldog/domain/kernel';
import type { StoredWorkOrder } from '../features/workOrders/store.ts';
import { drillRecord } from '../features/drills/record.ts';
import { drills } from '../features/drills/schema.ts';
import { type DrillRow, withDerived } from '../features/drills/store.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import { settings } from '../platform/settingsDocuments/schema.ts';
import type { Work } from '../platform/work/work.ts';
import { drillsOfYear, type PlannedDrill } from './drills/plan.ts';
import { notes, points, results, wentWell } from './drills/words.ts';
import { happens, oneOf } from './entries/chance.ts';
import type { Surroundings } from './entries/write.ts';
import type { NewUser } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import { walkPeople } from './walks/people.ts';
import { writeTrail } from './walks/trail.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1610;
const minute = 60_000;
const day = 24 * 60 * minute;
/** How far ahead people plan, and how often results wait. */
const plannedDays = 35;
const plannedAhead = 0.6;
const recentDays = 30;
const unconfirmed = 0.4;
const withPoint = 0.35;
const settled = 0.7;

type Around = Surroundings & Readonly<{ people: readonly NewUser[] }>;
export type DemoDrills = Readonly<{ rows: readonly DrillRow[]; rules: DrillRulesDocument }>;
type Order = Pick<StoredWorkOrder, 'id' | 'schoolId' | 'description' | 'timeCreated'>;

export function demoDrills(around: Around, orders: readonly Order[]): DemoDrills {
  const random = seededRandom(seed);
  const today = dateIn(around.now.toISOString(), around.timeZone);
  const years = schoolYears(today).map(daysOf);
  // The district has looked at them.
  const confirmed = georgiaStarter('en', () => random.id()).map((rule) => ({ ...rule, isConfirmed: true }));
  const rules = { isEnabled: true, rules: confirmed, schoolDays: years };
  const drilled = years.slice(0, 2);
  const rows = around.schools.flatMap(({ id: schoolId }) =>
    drilled.flatMap((days) =>
      drillsOfYear(days, random).flatMap((planned) => rowOf(around, { schoolId, planned, today }, random)),
    ),
  );
  return { rows: withOrder(rows, orders), rules };
}

/** The last one, this one and the next one. */
function schoolYears(today: string): string[] {
  const first = Number(schoolYearOf(today).slice(0, 4));
  return [first - 1, first, first + 1].map((year) => `${year}-${year + 1}`);
}

/** From the first Monday of August to the third Friday of May. */
function daysOf(schoolYear: string): SchoolDays {
  const first = `${schoolYear.slice(0, 4)}-08-01`;
  const may = `${schoolYear.slice(5)}-05-15`;
  const until = (from: string, weekday: number) => (weekday - new Date(from).getUTCDay() + 7) % 7;
  return {
    schoolYear,
    schoolId: null,
    firstDay: addDays(first, until(first, 1)),
    lastDay: addDays(may, until(may, 5)),
  };
}

type Told = Readonly<{ schoolId: string; planned: PlannedDrill; today: string }>;

function rowOf({ people, timeZone, now }: Around, told: Told, random: Random): DrillRow[] {
  const { schoolId, planned, today } = told;
  const { drillDate } = planned;
  const isAhead = drillDate > today;
  if (isAhead && (drillDate > addDays(today, plannedDays) || !happens(random, plannedAhead))) return [];
  const isRecent = drillDate > addDays(today, -recentDays);
  const isOpen = isAhead || (isRecent && happens(random, unconfirmed));
  const who = walkPeople(people);
  const { userId } = happens(random, 0.85)
    ? who.at('principal', schoolId)
    : who.account('district_safety_coordinator');
  const clock = clockOf(random);
  const held = Date.parse(
    momentAt(drillDate, timeIn24Hours(clock.drillTime, clock.drillTimeOfDay), timeZone),
  );
  const ahead = new Date(held - (8 + random.whole(20)) * day);
  const after = new Date(Math.min(held + (20 + random.whole(180)) * minute, now.getTime()));
  const timeCreated = isOpen ? new Date(Math.min(ahead.getTime(), now.getTime() - day)) : after;
  return [
    {
      ...planned,
      // What is still to come is planned, never a real event.
      eventType: isOpen && planned.eventType === 'real' ? 'planned' : planned.eventType,
      ...clock,
      ...(isOpen ? noResults : resultsOf(random)),
      id: random.id(),
      schoolId,
      otherEventType: '',
      additionalInfo: oneOf(random, notes) ?? '',
      resultsSavedOn: isOpen ? null : dateIn(after.toISOString(), timeZone),
      recordedByUserId: userId,
      updatedByUserId: userId,
      timeCreated,
      timeUpdated: timeCreated,
    },
  ];
}

function clockOf(random: Random): Pick<DrillRow, 'drillTime' | 'drillTimeOfDay'> {
  const hour = 8 + random.whole(6);
  const text = [((hour + 11) % 12) + 1, random.whole(12) * 5].map((part) => String(part).padStart(2, '0'));
  return { drillTime: text.join(':'), drillTimeOfDay: hour < 12 ? 'am' : 'pm' };
}

const noResults = {
  numberOfParticipants: null,
  responseTime: '',
  resultsAdditionalInfo: '',
  wentWell: '',
  toImprove: [],
  actionTaken: null,
} satisfies Partial<DrillRow>;

function resultsOf(random: Random): Pick<DrillRow, keyof typeof noResults> {
  const seconds = 95 + random.whole(240);
  const text = happens(random, withPoint) ? oneOf(random, points) : undefined;
  const toImprove: DrillPoint[] =
    text === undefined
      ? []
      : [{ id: random.id(), text, isSettled: happens(random, settled), workOrderId: null }];
  return {
    numberOfParticipants: 280 + random.whole(700),
    responseTime: [Math.floor(seconds / 60), seconds % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':'),
    resultsAdditionalInfo: oneOf(random, results) ?? '',
    wentWell: oneOf(random, wentWell) ?? '',
    toImprove,
    actionTaken: oneOf(random, ['evacuate', 'evacuate', 'shelter', 'lockdown', null] as const) ?? null,
  };
}

/** What was to be improved after one drill became a work order, which says the same. */
function withOrder(rows: readonly DrillRow[], orders: readonly Order[]): DrillRow[] {
  const newestFirst = orders.toSorted((a, b) => b.timeCreated.getTime() - a.timeCreated.getTime());
  for (const order of newestFirst) {
    const drill = rows.find(
      ({ schoolId, toImprove, timeUpdated }) =>
        schoolId === order.schoolId &&
        toImprove.length > 0 &&
        timeUpdated < order.timeCreated &&
        order.timeCreated.getTime() - timeUpdated.getTime() < 10 * day,
    );
    if (drill === undefined || order.description.length > 100) continue;
    const toImprove = drill.toImprove.map((point) => ({
      ...point,
      text: order.description,
      isSettled: false,
      workOrderId: order.id,
    }));
    return rows.map((row) => (row === drill ? { ...row, toImprove } : row));
  }
  return [...rows];
}

export async function writeDrills({ tx }: Work, { rows, rules }: DemoDrills): Promise<void> {
  await insertMany(tx, drills, rows.map(withDerived));
  await tx.insert(settings).values({ name: 'drills', value: rules });
  await writeTrail(
    tx,
    rows.map(({ timeCreated, timeUpdated: _timeUpdated, ...row }) => ({
      recordType: drillRecord.type,
      recordId: row.id,
      time: timeCreated,
      userId: row.recordedByUserId,
      isNew: true,
      changed: differences({}, row, drillFields),
    })),
  );
}

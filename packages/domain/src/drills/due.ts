// What every school owes in a school year by the rules of the district, and what of it is done, planned, due or late.
// Pure and quick: a hundred schools over ten years take milliseconds. Days are text, compared as text.
import { type CalendarDate, type SchoolYear, schoolYearOf } from '../dates/index.ts';
import { searchableText } from '../kernel/index.ts';
import { type Drill, type DrillState, drillState, type DrillType } from './drill.ts';
import type { DrillRule, DrillRulesDocument, SchoolDays } from './rules.ts';
import { type Slot, slotsOf } from './slots.ts';

/** What of a drill counts here. */
export type DrillFact = Readonly<
  Pick<Drill, 'id' | 'schoolId' | 'type' | 'otherType' | 'eventType' | 'drillDate' | 'resultsSavedOn'>
>;

/**
 * - done: in time. doneLate: after its last day, where that still helps.
 * - toConfirm: was entered ahead, its day has come, and nobody saved results.
 * - planned: entered for a coming day that is in time.
 * - due: open, and can be held now. upcoming: its time has not begun.
 * - late: its last day has passed, it can still be made up. missed: its month has passed.
 */
export const requirementStates = [
  'late',
  'toConfirm',
  'due',
  'planned',
  'upcoming',
  'missed',
  'doneLate',
  'done',
] as const;
export type RequirementState = (typeof requirementStates)[number];

/** One drill that one rule asks of one school. */
export type Requirement = Readonly<{
  schoolId: string;
  ruleId: string;
  type: DrillType;
  otherType: string;
  /** The first, second … that the rule asks for in this time. */
  ordinal: number;
  from: CalendarDate;
  /** The last day on which it is in time. */
  dueBy: CalendarDate;
  state: RequirementState;
  /** The drill that meets it, or will; of a late one the next that is planned. */
  drill: Readonly<{ id: string; drillDate: CalendarDate }> | null;
}>;

/** A rule without first and last school day asks for nothing that has a date. */
type UnknownStart = Readonly<{ schoolId: string; schoolYear: SchoolYear }>;

export type DueDrills = Readonly<{
  requirements: readonly Requirement[];
  startNotSet: readonly UnknownStart[];
}>;

type DueQuestion = Readonly<{
  document: Pick<DrillRulesDocument, 'rules' | 'schoolDays'>;
  schoolIds: readonly string[];
  schoolYears: readonly SchoolYear[];
  drills: readonly DrillFact[];
  today: CalendarDate;
}>;

export function dueDrills({ document, schoolIds, schoolYears, drills, today }: DueQuestion): DueDrills {
  const { rules } = document;
  const daysOf = daysBySchool(document.schoolDays);
  const factsOf = factsBySchoolAndYear(drills, today);
  const owedIn = remember((days: SchoolDays) =>
    rules.flatMap((rule) => slotsOf(rule, days).map((slot) => ({ rule, slot, kind: kindOf(slot) }))),
  );
  const requirements: Requirement[] = [];
  const startNotSet: UnknownStart[] = [];
  for (const schoolId of schoolIds) {
    for (const schoolYear of schoolYears) {
      const days = daysOf(schoolId, schoolYear);
      if (days === null) {
        startNotSet.push({ schoolId, schoolYear });
        continue;
      }
      const ofYear = factsOf(schoolId, schoolYear);
      for (const { rule, slot, kind } of owedIn(days)) {
        const facts = ofYear?.get(kind) ?? none;
        requirements.push(met(slot, { schoolId, rule, lastDay: days.lastDay, facts, today }));
      }
    }
  }
  return { requirements, startNotSet };
}

type StatedFact = Readonly<{ fact: DrillFact; state: DrillState }>;

/** What is planned counts whatever it is called; what took place must be of an accepted event type. */
function counts({ fact, state }: StatedFact, { eventTypes }: DrillRule): boolean {
  return state === 'planned' || eventTypes.includes(fact.eventType);
}

type Meeting = Readonly<{
  schoolId: string;
  rule: DrillRule;
  lastDay: CalendarDate;
  /** Of the right kind, by day. */
  facts: readonly StatedFact[];
  today: CalendarDate;
}>;

function met(slot: Slot, meeting: Meeting): Requirement {
  const { facts, rule, today } = meeting;
  const found = nthUntil(slot.dueBy, slot, facts, rule);
  if (found !== null) return answer(slot, meeting, found.state, found.fact);
  if (today < slot.from) return answer(slot, meeting, 'upcoming', null);
  if (today <= slot.dueBy) return answer(slot, meeting, 'due', null);
  if (!slot.canBeMadeUp) return answer(slot, meeting, 'missed', null);
  const later = nthUntil(meeting.lastDay, slot, facts, rule);
  if (later === null) return answer(slot, meeting, 'late', null);
  return answer(slot, meeting, stateWhenLate[later.state], later.fact);
}

const stateWhenLate = { done: 'doneLate', toConfirm: 'toConfirm', planned: 'late' } as const;

function answer(
  { type, otherType, ordinal, from, dueBy }: Slot,
  { schoolId, rule }: Meeting,
  state: RequirementState,
  fact: DrillFact | null,
): Requirement {
  const drill = fact === null ? null : { id: fact.id, drillDate: fact.drillDate };
  return { schoolId, ruleId: rule.id, type, otherType, ordinal, from, dueBy, state, drill };
}

/** Those that took place count first, then those to be confirmed, then the planned ones. */
function nthUntil(
  last: CalendarDate,
  { from, ordinal }: Slot,
  facts: readonly StatedFact[],
  rule: DrillRule,
): StatedFact | null {
  let left = ordinal;
  for (const state of countingOrder) {
    for (const one of facts) {
      if (one.state !== state || one.fact.drillDate < from || one.fact.drillDate > last) continue;
      if (counts(one, rule) && --left === 0) return one;
    }
  }
  return null;
}

const countingOrder: readonly DrillState[] = ['done', 'toConfirm', 'planned'];

function daysBySchool(all: readonly SchoolDays[]) {
  const known = new Map(all.map((days) => [`${days.schoolYear} ${days.schoolId ?? ''}`, days]));
  return (schoolId: string, schoolYear: SchoolYear): SchoolDays | null =>
    known.get(`${schoolYear} ${schoolId}`) ?? known.get(`${schoolYear} `) ?? null;
}

const none: readonly StatedFact[] = [];
type Kinds = Map<string, StatedFact[]>;

/** By day within each kind. Everything that a rule asks for lies within one school year. */
function factsBySchoolAndYear(drills: readonly DrillFact[], today: CalendarDate) {
  const schools = new Map<string, Map<SchoolYear, Kinds>>();
  for (const fact of drills) {
    const years = entryOf(schools, fact.schoolId, () => new Map<SchoolYear, Kinds>());
    const kinds = entryOf(years, schoolYearOf(fact.drillDate), () => new Map<string, StatedFact[]>());
    entryOf(kinds, kindOf(fact), () => []).push({ fact, state: drillState(fact, today) });
  }
  for (const years of schools.values())
    for (const kinds of years.values()) for (const facts of kinds.values()) facts.sort(byDay);
  return (schoolId: string, schoolYear: SchoolYear): Kinds | undefined =>
    schools.get(schoolId)?.get(schoolYear);
}

function entryOf<Key, Value>(all: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  return made;
}

function byDay({ fact: left }: StatedFact, { fact: right }: StatedFact): number {
  return left.drillDate < right.drillDate ? -1 : Number(left.drillDate > right.drillDate);
}

function kindOf({ type, otherType }: Pick<Drill, 'type' | 'otherType'>): string {
  return type === 'other' ? `other ${searchableText(otherType)}` : type;
}

/** Most schools have the days of the district, so that most are computed once. */
function remember<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => entryOf(known, key, () => compute(key));
}

/** Open requirements that a person can still do something about. */
export function isOpenRequirement({ state }: Pick<Requirement, 'state'>): boolean {
  return state === 'late' || state === 'toConfirm' || state === 'due' || state === 'planned';
}

export const requirementProgress = ['done', 'open', 'behind'] as const;

/** For a count over a year: what is done, what is still to come or to be confirmed, and what is late or missed. */
export function progressOf(state: RequirementState): (typeof requirementProgress)[number] {
  if (state === 'done' || state === 'doneLate') return 'done';
  return state === 'late' || state === 'missed' ? 'behind' : 'open';
}

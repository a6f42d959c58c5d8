// What each section of a packet shows: rows in the table of numbers, a sentence, and the bars of its chart.
import { drillTypes } from '@schooldog/domain/drills';
import { sourceTypes } from '@schooldog/domain/permissions';
import {
  backlogSentence,
  type BacklogNumbers,
  concernSentence,
  type ConcernNumbers,
  type Counted,
  type CountedShare,
  drillSentence,
  type DrillNumbers,
  type PacketSection,
  planSentence,
  type PlanNumbers,
  planStates,
  type Sentence,
  walkSentence,
  type WalkNumbers,
} from '@schooldog/domain/reports/packet';
import { orderAges } from '@schooldog/domain/workOrders';
import type { Words } from '../../../platform/exports/index.ts';

/** Sections that are left out are absent. */
export type PacketNumbers = Readonly<{
  drills?: DrillNumbers;
  walks?: WalkNumbers;
  concerns?: ConcernNumbers;
  backlog?: BacklogNumbers;
  plans?: PlanNumbers;
}>;

export type Measure = Readonly<{ name: string } & ({ counted: Counted } | { shares: CountedShare })>;

export type PacketPart = Readonly<{
  section: PacketSection;
  heading: PacketSection | 'backlogInDays';
  measures: readonly Measure[];
  sentence: Sentence;
  bars: readonly Readonly<{ label: string; counted: Counted }>[];
  all: Counted;
}>;

export function partsOf(numbers: PacketNumbers, words: Words): readonly PacketPart[] {
  const { drills, walks, concerns, backlog, plans } = numbers;
  return [
    ...(drills === undefined ? [] : [drillPart(drills, words)]),
    ...(walks === undefined ? [] : [walkPart(walks, words)]),
    ...(concerns === undefined ? [] : [concernPart(concerns, words)]),
    ...(backlog === undefined ? [] : [backlogPart(backlog, words)]),
    ...(plans === undefined ? [] : [planPart(plans, words)]),
  ];
}

function drillPart(drills: DrillNumbers, words: Words): PacketPart {
  const { held, required, byType } = drills;
  return {
    section: 'drills',
    heading: 'drills',
    measures: [{ name: 'held', counted: held }, ...shareIn('required', required)],
    sentence: drillSentence(drills),
    bars: drillTypes.map((type) => ({ label: words(`charts.types.${type}`), counted: byType[type] })),
    all: held,
  };
}

function walkPart(walks: WalkNumbers, words: Words): PacketPart {
  const { completed, schools, bySource } = walks;
  return {
    section: 'walks',
    heading: 'walks',
    measures: [{ name: 'completed', counted: completed }, ...shareIn('schools', schools)],
    sentence: walkSentence(walks),
    bars: sourceTypes.map((source) => ({
      label: words(`charts.sources.${source}`),
      counted: bySource[source],
    })),
    all: completed,
  };
}

function concernPart(concerns: ConcernNumbers, words: Words): PacketPart {
  return {
    section: 'concerns',
    heading: 'concerns',
    measures: [
      { name: 'concerns', counted: concerns.concerns },
      { name: 'praises', counted: concerns.praises },
    ],
    sentence: concernSentence(concerns),
    bars: mostFirst(concerns, words('charts.otherCategories')),
    all: concerns.concerns,
  };
}

function backlogPart(backlog: BacklogNumbers, words: Words): PacketPart {
  const { open, created, completed, byAge, isInWorkDays } = backlog;
  return {
    section: 'backlog',
    heading: isInWorkDays ? 'backlog' : 'backlogInDays',
    measures: [
      { name: 'open', counted: open },
      { name: 'created', counted: created },
      { name: 'completed', counted: completed },
    ],
    sentence: backlogSentence(backlog),
    bars: orderAges.map((age) => ({ label: words(`charts.ages.${age}`), counted: byAge[age] })),
    all: open,
  };
}

function planPart(plans: PlanNumbers, words: Words): PacketPart {
  const { current, certifications, byState } = plans;
  const { now, before } = current;
  return {
    section: 'plans',
    heading: 'plans',
    measures: [
      { name: 'current', shares: current },
      { name: 'certifications', counted: certifications },
    ],
    sentence: planSentence(plans),
    bars: planStates.map((state) => ({ label: words(`charts.states.${state}`), counted: byState[state] })),
    all: { now: now.whole, before: before?.whole ?? null },
  };
}

function shareIn(name: string, shares: CountedShare | null): Measure[] {
  return shares === null ? [] : [{ name, shares }];
}

/** With the charts that follow, more would need another page. */
const mostCategories = 5;

/** The rest is one bar, with those that have no label. */
function mostFirst({ byCategory }: ConcernNumbers, restLabel: string): PacketPart['bars'] {
  const named = byCategory.filter(({ label }) => label !== '');
  const shown = named.slice(0, mostCategories);
  const rest = byCategory.filter((category) => !shown.includes(category)).map(({ concerns }) => concerns);
  const bars = shown.map(({ label, concerns }) => ({ label, counted: concerns }));
  const [first] = rest;
  if (first === undefined) return bars;
  const counted = {
    now: rest.reduce((sum, { now }) => sum + now, 0),
    before: first.before === null ? null : rest.reduce((sum, { before }) => sum + (before ?? 0), 0),
  };
  return [...bars, { label: restLabel, counted }];
}

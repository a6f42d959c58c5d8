// The numbers of the analytics, from what the database counts.
import type { AnalyticsNumbers } from '@schooldog/contract/workOrders';
import {
  type AnalyticsQuestion,
  medianOf,
  orderAges,
  weeksOf,
  workOrderPriorities,
} from '@schooldog/domain/workOrders';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { presentPlaces } from '../../dataProfiles/index.ts';
import { countCompleted } from './completed.ts';
import { type Counts, type Speeds, sumOf, type Tally } from './counts.ts';
import { countCreated, countOpen } from './countStore.ts';

export async function countAnalytics(
  database: Pick<Database, 'db' | 'inTransaction'>,
  question: AnalyticsQuestion,
): Promise<AnalyticsNumbers> {
  const reader = database.db;
  const [open, completed, created] = await Promise.all([
    countOpen(reader, question),
    countCompleted(database, question),
    countCreated(reader, question),
  ]);
  const completedPart = (part: string) => partOf(completed, part);
  return {
    ...openNumbers(open),
    completed: sumOf(completed.parts),
    response: speedOf(completed.responses),
    completion: speedOf(completed.completions),
    onTime: {
      onTime: completedPart('onTime'),
      late: completedPart('late'),
      pastDue: partOf(open, 'pastDue'),
    },
    reopened: completed.reopened.get(true) ?? 0,
    weeks: weeksOf(question.period).map((week, at) => ({
      ...week,
      created: created.get(at + 1) ?? 0,
      completed: completed.spans.get(String(at + 1)) ?? 0,
    })),
    schools: barsOf(open.schools, completed.schools).flatMap(({ key, ...bar }) =>
      key === null ? [] : [{ schoolId: key, ...bar }],
    ),
    boards: barsOf(open.boards, completed.boards).map(({ key, ...bar }) => ({ boardId: key, ...bar })),
    priorities: prioritiesOf(question).map((priority) => ({
      priority,
      open: open.priorities.get(priority) ?? 0,
      completed: completed.priorities.get(priority) ?? 0,
    })),
    assignees: await withNames(reader, chosenPeople(question, barsOf(open.people, completed.people))),
    places: await presentBars(reader, barsOf(open.places, completed.places)),
  };
}

/** Those about open orders, from what `countOpen` counted. */
export function openNumbers(
  open: Counts,
): Pick<AnalyticsNumbers, 'open' | 'overdue' | 'awaitingApproval' | 'ages'> {
  return {
    open: sumOf(open.parts),
    overdue: partOf(open, 'overdue') + partOf(open, 'pastDue'),
    awaitingApproval: partOf(open, 'AwaitingApproval'),
    ages: agesOf(open.spans),
  };
}

const partOf = ({ parts }: Counts, part: string) => parts.get(part) ?? 0;

/** The most urgent first. */
function prioritiesOf({ priorities }: AnalyticsQuestion) {
  const all = [...workOrderPriorities.toReversed(), 'Unknown' as const];
  return priorities === null ? all : all.filter((priority) => priorities.includes(priority));
}

type Bar = Readonly<{ key: string | null; open: number; completed: number }>;

/** Those with the most open orders first. */
function barsOf(open: Tally<string | null>, completed: Tally<string | null>): Bar[] {
  const keys = [...new Set([...open.keys(), ...completed.keys()])];
  return keys
    .map((key) => ({ key, open: open.get(key) ?? 0, completed: completed.get(key) ?? 0 }))
    .toSorted(byMost);
}

/** More are too many for a picture. */
const mostNamed = 20;

/** Of people who work with the chosen ones, not all orders are counted. */
function chosenPeople({ assigneeIds }: AnalyticsQuestion, bars: readonly Bar[]): readonly Bar[] {
  return assigneeIds === null ? bars : bars.filter(({ key }) => assigneeIds.includes(key ?? ''));
}

async function withNames(reader: Reader, bars: readonly Bar[]): Promise<AnalyticsNumbers['assignees']> {
  const shown = bars.filter(({ key }, at) => key === null || at < mostNamed);
  const names = await namesOf(
    reader,
    shown.flatMap(({ key }) => key ?? []),
  );
  return shown.map(({ key, ...bar }) => ({ userId: key, name: names.get(key ?? '') ?? null, ...bar }));
}

/** Orders at a place that was merged count at the one it leads to, as in lists. */
async function presentBars(reader: Reader, bars: readonly Bar[]): Promise<AnalyticsNumbers['places']> {
  const ids = bars.flatMap(({ key }) => key ?? []);
  const present = await presentPlaces(reader, ids);
  const merged = new Map<string, AnalyticsNumbers['places'][number]>();
  for (const { key, open, completed } of bars) {
    const place = present.get(key ?? '');
    if (place === undefined) continue;
    const known = merged.get(place.optionId);
    merged.set(place.optionId, {
      ...place,
      open: open + (known?.open ?? 0),
      completed: completed + (known?.completed ?? 0),
    });
  }
  return [...merged.values()].toSorted(byMost).slice(0, mostNamed);
}

function byMost(
  a: Readonly<{ open: number; completed: number }>,
  b: Readonly<{ open: number; completed: number }>,
): number {
  return b.open - a.open || b.completed - a.completed;
}

function speedOf(minutes: Speeds['responses']): AnalyticsNumbers['response'] {
  const median = medianOf(minutes);
  return { minutes: median === null ? null : Math.round(median), count: sumOf(minutes) };
}

function agesOf(spans: Tally<string | null>): AnalyticsNumbers['ages'] {
  const oldest = orderAges.length - 1;
  const countOf = (age: (typeof orderAges)[number]) =>
    spans.get(String(oldest - orderAges.indexOf(age))) ?? 0;
  return {
    '0-2': countOf('0-2'),
    '3-7': countOf('3-7'),
    '8-14': countOf('8-14'),
    '15-30': countOf('15-30'),
    over30: countOf('over30'),
  };
}

// What schools owe over ten school years, by the rules and by a plain reading of them, day by day.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testId } from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import {
  drillEventTypes,
  type DrillFact,
  type DrillFrequency,
  type DrillRule,
  type DrillType,
  drillTypes,
  dueDrills,
  replacementTypes,
  type Requirement,
  type SchoolDays,
} from './index.ts';

const firstYear = 2018;
const schoolYears = Array.from({ length: 10 }, (_, index) => `${firstYear + index}-${firstYear + index + 1}`);
const schoolIds = [testId('oak'), testId('elm'), testId('ash')];
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Counted from the first day of the first school year. */
function day(index: number): string {
  return new Date(Date.UTC(firstYear, 6, 1) + index * dayMilliseconds).toISOString().slice(0, 10);
}

/** Any day, and often one at the edge of a month or a window. */
const someDay = fc.oneof(
  fc.integer({ min: 0, max: 3652 }),
  fc
    .record({
      year: fc.integer({ min: 0, max: 9 }),
      month: fc.integer({ min: 6, max: 17 }),
      at: fc.constantFrom(0, 1),
    })
    .map(({ year, month, at }) =>
      Math.round((Date.UTC(firstYear + year, month, at) - Date.UTC(firstYear, 6, 1)) / dayMilliseconds),
    )
    .map((index) => Math.max(0, index)),
);

const dayOfYear = fc.constantFrom(
  '07-01',
  '09-15',
  '10-01',
  '12-31',
  '01-01',
  '02-29',
  '02-28',
  '06-30',
  null,
);
const frequency: fc.Arbitrary<DrillFrequency> = fc.oneof(
  fc.record({
    kind: fc.constant('monthly' as const),
    replacements: fc.uniqueArray(
      fc.record({ month: fc.integer({ min: 1, max: 12 }), type: fc.constantFrom(...replacementTypes) }),
      { maxLength: 3, selector: ({ month }) => month },
    ),
  }),
  fc.record({
    kind: fc.constant('afterStart' as const),
    days: fc.array(fc.integer({ min: 1, max: 366 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('windows' as const),
    windows: fc.array(fc.record({ from: dayOfYear, to: dayOfYear, times: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
);
const rules = fc
  .array(
    fc.record({
      type: fc.constantFrom(...drillTypes),
      frequency,
      eventTypes: fc.subarray([...drillEventTypes], { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) =>
    all.map((rule, index): DrillRule => ({
      ...rule,
      id: testId(`rule${index}x`),
      name: 'Any',
      otherType: rule.type === 'other' ? 'Bus' : '',
      toTell: '',
      source: '',
      isConfirmed: true,
    })),
  );

const drills = fc
  .array(
    fc.record({
      at: someDay,
      schoolId: fc.constantFrom(...schoolIds),
      type: fc.constantFrom(...drillTypes),
      otherType: fc.constantFrom('Bus', 'bus ', 'Gas'),
      eventType: fc.constantFrom(...drillEventTypes),
      savedAfter: fc.constantFrom(null, -3, 0, 4),
    }),
    { maxLength: 120 },
  )
  .map((all) =>
    all.map(({ at, savedAfter, ...rest }, index): DrillFact => ({
      ...rest,
      id: testId(`d${index}x`),
      drillDate: day(at),
      resultsSavedOn: savedAfter === null ? null : day(at + savedAfter),
    })),
  );

/** Some years of some schools have days of their own, some have none. */
const schoolDays = fc
  .array(
    fc.record({
      schoolYear: fc.constantFrom(...schoolYears),
      schoolId: fc.constantFrom(null, null, ...schoolIds),
      start: fc.integer({ min: 0, max: 200 }),
      length: fc.integer({ min: 0, max: 150 }),
    }),
    { maxLength: 20 },
  )
  .map((all) =>
    all.map(({ schoolYear, schoolId, start, length }): SchoolDays => {
      const july = Math.round(
        (Date.UTC(Number(schoolYear.slice(0, 4)), 6, 1) - Date.UTC(firstYear, 6, 1)) / dayMilliseconds,
      );
      return { schoolYear, schoolId, firstDay: day(july + start), lastDay: day(july + start + length) };
    }),
  )
  .map((all) => [...new Map(all.map((one) => [`${one.schoolYear}${one.schoolId}`, one])).values()]);

type Question = Parameters<typeof dueDrills>[0];

const question: fc.Arbitrary<Question> = fc
  .record({ rules, drills, schoolDays, today: someDay.map(day) })
  .map(({ rules: all, schoolDays: days, ...rest }) => ({
    ...rest,
    document: { rules: all, schoolDays: days },
    schoolIds,
    schoolYears,
  }));

const everyDay = Array.from({ length: 3653 }, (_, index) => day(index));

type Owed = { type: DrillType; ordinal: number; inTime: Set<string>; makeUp: Set<string> };

/** The days on which a drill is in time, and those on which it still helps, by walking through the school days. */
function owedBy({ frequency: how, type }: DrillRule, { firstDay, lastDay, schoolYear }: SchoolDays): Owed[] {
  const school = everyDay.slice(everyDay.indexOf(firstDay), everyDay.indexOf(lastDay) + 1);
  if (how.kind === 'monthly') {
    return [...new Set(school.map((one) => one.slice(0, 7)))].map((month) => ({
      type: how.replacements.find((one) => one.month === Number(month.slice(5)))?.type ?? type,
      ordinal: 1,
      inTime: new Set(school.filter((one) => one.startsWith(month))),
      makeUp: new Set(),
    }));
  }
  if (how.kind === 'afterStart') {
    return how.days
      .toSorted((a, b) => a - b)
      .map((count, index) => ({
        type,
        ordinal: index + 1,
        inTime: new Set(school.slice(0, count + 1)),
        makeUp: new Set(school),
      }));
  }
  const isLeapYear = Number(schoolYear.slice(5)) % 4 === 0;
  const mark = (dayName: string) => position(dayName === '02-29' && !isLeapYear ? '02-28' : dayName);
  const isFrom = (one: string, from: string | null) => from === null || position(one.slice(5)) >= mark(from);
  const isTo = (one: string, to: string | null) => to === null || position(one.slice(5)) <= mark(to);
  return how.windows.flatMap(({ from, to, times }) => {
    const inTime = school.filter((one) => isFrom(one, from) && isTo(one, to));
    const start = school.findIndex((one) => isFrom(one, from));
    if (inTime.length === 0) return [];
    return Array.from({ length: times }, (_, index) => ({
      type,
      ordinal: index + 1,
      inTime: new Set(inTime),
      makeUp: new Set(school.slice(start)),
    }));
  });
}

/** Months from July on, then days, so that a school year reads from front to back. */
function position(monthAndDay: string): string {
  const month = Number(monthAndDay.slice(0, 2));
  return `${String((month + 5) % 12).padStart(2, '0')}${monthAndDay.slice(2)}`;
}

type Answer = Pick<Requirement, 'schoolId' | 'ruleId' | 'type' | 'ordinal' | 'dueBy' | 'state'> & {
  on: string | null;
};

function plainly({ document, drills: all, today }: Question): Answer[] {
  return schoolIds.flatMap((schoolId) =>
    schoolYears.flatMap((schoolYear) => {
      const ofYear = document.schoolDays.filter((one) => one.schoolYear === schoolYear);
      const days =
        ofYear.find((one) => one.schoolId === schoolId) ?? ofYear.find((one) => one.schoolId === null);
      if (days === undefined) return [];
      return document.rules.flatMap((rule) =>
        owedBy(rule, days).map((owed): Answer => {
          const right = all
            .filter((one) => one.schoolId === schoolId && one.type === owed.type)
            .filter(
              (one) =>
                one.type !== 'other' ||
                one.otherType.trim().toLowerCase() === (owed.type === rule.type ? 'bus' : ''),
            )
            .toSorted((a, b) => Date.parse(a.drillDate) - Date.parse(b.drillDate));
          const dates = (inside: Set<string>, wanted: (one: DrillFact) => boolean) =>
            right.filter((one) => inside.has(one.drillDate) && wanted(one)).map((one) => one.drillDate);
          const isPlanned = (one: DrillFact) => one.drillDate > today;
          const isAccepted = (one: DrillFact) => !isPlanned(one) && rule.eventTypes.includes(one.eventType);
          const hasResults = (one: DrillFact) =>
            one.resultsSavedOn !== null && one.resultsSavedOn >= one.drillDate;
          const nth = (inside: Set<string>) => {
            const took = dates(inside, (one) => isAccepted(one) && hasResults(one));
            const unsure = dates(inside, (one) => isAccepted(one) && !hasResults(one));
            const coming = dates(inside, isPlanned);
            const on = [...took, ...unsure, ...coming][owed.ordinal - 1] ?? null;
            if (owed.ordinal <= took.length) return { is: 'done', on } as const;
            if (owed.ordinal <= took.length + unsure.length) return { is: 'toConfirm', on } as const;
            return on === null ? null : ({ is: 'planned', on } as const);
          };
          const inTime = [...owed.inTime].toSorted();
          const dueBy = inTime.at(-1) ?? '';
          const state = (): Pick<Answer, 'state' | 'on'> => {
            const found = nth(owed.inTime);
            if (found !== null) return { state: found.is, on: found.on };
            if (today < (inTime[0] ?? '')) return { state: 'upcoming', on: null };
            if (today <= dueBy) return { state: 'due', on: null };
            if (owed.makeUp.size === 0) return { state: 'missed', on: null };
            const later = nth(owed.makeUp);
            if (later?.is === 'done') return { state: 'doneLate', on: later.on };
            return { state: later?.is === 'toConfirm' ? 'toConfirm' : 'late', on: later?.on ?? null };
          };
          const { type, ordinal } = owed;
          return { schoolId, ruleId: rule.id, type, ordinal, dueBy, ...state() };
        }),
      );
    }),
  );
}

describe('what schools owe', () => {
  it('equals a plain reading of the rules over ten school years', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const answers = dueDrills(asked).requirements.map(
          ({ schoolId, ruleId, type, ordinal, dueBy, state, drill }): Answer => ({
            schoolId,
            ruleId,
            type,
            ordinal,
            dueBy,
            state,
            on: drill?.drillDate ?? null,
          }),
        );
        expect(answers).toEqual(plainly(asked));
      }),
      runs(300),
    );
  });

  it('names every school and year without a first day', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const known = (schoolId: string, schoolYear: string) =>
          asked.document.schoolDays.some(
            (one) => one.schoolYear === schoolYear && (one.schoolId === schoolId || one.schoolId === null),
          );
        const missing = schoolIds.flatMap((schoolId) =>
          schoolYears
            .filter((schoolYear) => !known(schoolId, schoolYear))
            .map((schoolYear) => ({ schoolId, schoolYear })),
        );
        expect(dueDrills(asked).startNotSet).toEqual(missing);
      }),
      runs(50),
    );
  });
});

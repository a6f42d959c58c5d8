// What a hundred schools owe over ten school years, without a database.
import { addDays } from '@schooldog/domain/dates';
import { type DrillFact, dueDrills, georgiaStarter } from '@schooldog/domain/drills';

const years = Array.from({ length: 10 }, (_, at) => 2016 + at);
const schoolIds = Array.from({ length: 100 }, (_, at) => `school${String(at).padStart(14, '0')}`);
const schoolYears = years.map((year) => `${year}-${year + 1}`);

const document = {
  rules: georgiaStarter('en', () => 'rule0000000000000000'),
  schoolDays: years.map((year) => ({
    schoolYear: `${year}-${year + 1}`,
    schoolId: null,
    firstDay: `${year}-08-03`,
    lastDay: `${year + 1}-05-21`,
  })),
};

/** One a month and two more, at every school. */
const drills: DrillFact[] = schoolIds.flatMap((schoolId, place) =>
  years.flatMap((year) =>
    Array.from({ length: 12 }, (_, at) => {
      const drillDate = addDays(`${year}-08-05`, at * 25 + (place % 7));
      return {
        id: `${schoolId}${year}${at}`,
        schoolId,
        type: (['fire', 'fire', 'intruder', 'severeWeather'] as const)[at % 4] ?? 'fire',
        otherType: '',
        eventType: 'planned' as const,
        drillDate,
        resultsSavedOn: drillDate,
      };
    }),
  ),
);

/** The milliseconds of several runs, quickest first, after the first ones. */
export function timesOfDue(runs: number): Readonly<{ times: readonly number[]; requirements: number }> {
  let requirements = 0;
  const times = Array.from({ length: runs + 3 }, () => {
    const start = performance.now();
    const due = dueDrills({ document, schoolIds, schoolYears, drills, today: '2026-11-01' });
    requirements = due.requirements.length;
    return performance.now() - start;
  });
  return { times: times.slice(3).toSorted((a, b) => a - b), requirements };
}

// The report of scores has the numbers of the list of assessments, which are those of the table.
import { addDays } from '@schooldog/domain/dates';
import { everywhere } from '@schooldog/domain/permissions';
import { daysOfReport, type QueryOf, reportStretches } from '@schooldog/domain/reports';
import { scoreColor, scoreColors } from '@schooldog/domain/rubrics';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/app.ts';
import { aPerson, aSchool, type TestSchool } from '../../../testing/people.ts';
import { newId, refused } from '../../entries/testing/fixture.ts';
import { anAssessmentOf, aRubricOf, sampleRubric } from '../testing/anAssessmentOf.ts';
import { type AssessmentsFixture, assessmentsFixture } from '../testing/fixture.ts';

const today = '2026-11-17';
const timeZone = 'America/New_York';
const statuses = ['submitted', 'submitted', 'submitted', 'created', 'editing', 'deleted'] as const;
let place: AssessmentsFixture;
let pineRidge: TestSchool;
let rubricIds: string[];

beforeAll(async () => {
  place = await assessmentsFixture(() => new Date(`${today}T15:00:00.000Z`));
  const { fixture, people, oakHill, rubricId } = place;
  const { database } = fixture;
  pineRidge = await aSchool(database, 'Pine Ridge Elementary');
  const content = { ...sampleRubric, name: 'Cleanliness' };
  const other = await aRubricOf(database, { createdByUserId: people.coordinator.id, content });
  rubricIds = [rubricId, other.id];
  const drawn = fc.sample(
    fc.record({
      schoolId: fc.constantFrom(oakHill.id, pineRidge.id),
      rubricId: fc.constantFrom(...rubricIds),
      status: fc.constantFrom(...statuses),
      score: fc.option(fc.nat(100)),
      minutes: fc.nat(450 * 24 * 60),
      isOfWalk: fc.boolean(),
      useScoreThresholds: fc.boolean(),
    }),
    200,
  );
  await Promise.all(
    drawn.map(({ minutes, isOfWalk, useScoreThresholds, score, ...facts }) => {
      const rubric = {
        ...(facts.rubricId === rubricId ? sampleRubric : content),
        useScoreThresholds,
      };
      return anAssessmentOf(database, {
        ...facts,
        rubric,
        score,
        totalScore: score,
        maxScore: score === null ? null : 100,
        color: scoreColor(score, rubric),
        walkId: isOfWalk ? newId() : null,
        createdByUserId: people.coordinator.id,
        submittedByUserId: people.principal.id,
        timeSubmitted: new Date(Date.parse('2025-08-26T00:00:00Z') + minutes * 60_000),
      });
    }),
  );
});

type Asked = Omit<QueryOf<'assessmentScores'>, 'report'>;
const report = 'assessmentScores' as const;
const preview = (client: TestClient, asked: Asked) =>
  client.reports.previewReport({ query: { report, ...asked } });

type Filter = Readonly<{
  schoolIds?: readonly string[] | undefined;
  rubricIds?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}>;

/** Counted the plain way. */
async function counted({ schoolIds = [], rubricIds: chosen = [], from, to }: Filter) {
  const { rows } = await place.fixture.database.pool.query<{ score: number | null; color: string | null }>(
    `select score, color from assessments where status = 'submitted'
      and ($1::text[] = '{}' or school_id = any($1)) and ($2::text[] = '{}' or rubric_id = any($2))
      and ($3::date is null or (time_submitted at time zone $5)::date >= $3)
      and ($4::date is null or (time_submitted at time zone $5)::date <= $4)`,
    [schoolIds, chosen, from ?? null, to ?? null, timeZone],
  );
  const scores = rows.flatMap(({ score }) => score ?? []);
  const sum = scores.reduce((all, score) => all + score, 0);
  return {
    count: rows.length,
    average: scores.length === 0 ? 'No score' : `${Math.round((sum * 10) / scores.length) / 10}%`,
    colorless: rows.filter(({ color }) => color === null).length,
  };
}

const aDay = fc.nat(460).map((days) => addDays('2025-08-20', days));
const someFilter = () =>
  fc.record(
    {
      schoolIds: fc.subarray([place.oakHill.id, pineRidge.id]),
      rubricIds: fc.subarray(rubricIds),
      stretch: fc.constantFrom(...reportStretches),
      from: aDay,
      to: aDay,
    },
    { requiredKeys: [] },
  );

it('has the numbers and the first rows of the list and of the table, whatever is chosen', async () => {
  const { coordinator } = place.clients;
  const isTheSame = fc.asyncProperty(someFilter(), async (asked) => {
    const { from, to } = daysOfReport(asked, today);
    const { stretch: _stretch, ...chosen } = asked;
    const shown = { ...chosen, from: from ?? undefined, to: to ?? undefined };
    const list = (filter: object = {}) =>
      coordinator.assessments.listAssessments({ tab: 'submitted', ...shown, ...filter });
    const [{ total, facts, rows }, { assessments, counts }, plain, ...byColor] = await Promise.all([
      preview(coordinator, asked),
      list(),
      counted(shown),
      ...scoreColors.map((color) => list({ colors: [color] })),
    ]);
    expect([total, counts.submitted]).toEqual([plain.count, plain.count]);
    expect(facts.map(({ value }) => value)).toEqual([
      String(total),
      plain.average,
      ...byColor.map(({ counts: ofColor }) => String(ofColor.submitted)),
      String(plain.colorless),
    ]);
    expect(rows.map((row) => row.at(-1)?.slice(-20))).toEqual(assessments.slice(0, 10).map(({ id }) => id));
  });
  await fc.assert(isTheSame, runs(100));
}, 120_000);

it('writes each score with its color, its day and whether it belongs to a walk', async () => {
  const { fixture, people, oakHill, rubricId } = place;
  const walkId = newId();
  const { id } = await anAssessmentOf(fixture.database, {
    schoolId: oakHill.id,
    rubricId,
    createdByUserId: people.coordinator.id,
    status: 'submitted',
    totalScore: 4,
    maxScore: 6,
    score: 67,
    color: 'yellow',
    walkId,
    submittedByUserId: people.principal.id,
    // Late in the evening of the day before, in the district.
    timeSubmitted: new Date('2027-02-02T03:00:00Z'),
  });
  const query = { report, from: '2027-02-01', to: '2027-02-01' };
  const { columns, rows } = await preview(place.clients.coordinator, query);
  expect(columns.map(({ title }) => title)).toEqual([
    'School',
    'Template',
    'Points',
    'Maximum',
    'Score (%)',
    'Score band',
    'Submitted on',
    'Submitted by',
    'In a walk',
    'Link',
  ]);
  expect(rows).toEqual([
    [
      'Oak Hill Elementary',
      'Site security',
      '4',
      '6',
      '67',
      'Yellow',
      '02/01/2027',
      'Paul Tester',
      'Yes',
      expect.stringMatching(new RegExp(`/assessments/submitted/${id}$`)),
    ],
  ]);
  const spanish = await place.clients.coordinator.reports.previewReport({ query, language: 'es' });
  expect(spanish.rows[0]?.slice(5, 9)).toEqual(['Amarillo', '02/01/2027', 'Paul Tester', 'Sí']);
  expect(spanish.facts[1]).toEqual({ name: 'Puntuación promedio', value: '67%' });
});

it('never reads beyond the schools where one may both view assessments and download', async () => {
  const { fixture, oakHill, clients } = place;
  const { count } = await counted({ schoolIds: [oakHill.id] });
  const { total } = await preview(clients.principal, {});
  expect(total).toBe(count);
  await expect(preview(clients.principal, { schoolIds: [pineRidge.id] })).rejects.toEqual(
    refused('report.notAllowed'),
  );
  const permissions = { 'download administrative reports': everywhere };
  const clerk = await fixture.as(await aPerson(fixture.database, { role: 'clerical', permissions }));
  await expect(preview(clerk, {})).rejects.toEqual(refused('report.notAllowed'));
});

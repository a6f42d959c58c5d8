import { answeredWith, scoreOf, unansweredIn } from '@schooldog/domain/assessments';
import { beforeAll, expect, it } from 'vitest';
import { assessments } from '../features/assessments/schema.ts';
import type { AssessmentRow } from '../features/assessments/store.ts';
import { users } from '../platform/identity/schema.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { prepareDistrict } from './prepareDistrict.ts';

const now = new Date('2026-11-12T15:00:00.000Z');
const day = 24 * 60 * 60 * 1000;
let fixture: TestApp;
let rows: AssessmentRow[];

beforeAll(async () => {
  fixture = await testApp({}, () => now);
  // The queues of background jobs are created at start.
  await fixture.app.start();
  await prepareDistrict(fixture.app.services, { demo: true });
  rows = await fixture.database.db.select().from(assessments);
});

it('are about 200 over two years, in every state, on their own and in walks', () => {
  expect(rows.length).toBeGreaterThan(180);
  const count = (isMeant: (row: AssessmentRow) => boolean) => rows.filter(isMeant).length;
  expect(count(({ status }) => status === 'submitted')).toBeGreaterThan(140);
  for (const status of ['created', 'editing', 'deleted'] as const)
    expect(count((row) => row.status === status && row.walkId === null)).toBeGreaterThan(0);
  expect(count(({ walkId }) => walkId !== null)).toBeGreaterThan(30);
  const times = rows.map(({ timeCreated }) => now.getTime() - timeCreated.getTime());
  expect(Math.max(...times)).toBeGreaterThan(600 * day);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
  const colors = new Set(rows.map(({ color }) => color));
  expect([...colors]).toEqual(expect.arrayContaining(['green', 'yellow', 'orange']));
});

it('were submitted with every answer, and their scores are those of their answers', () => {
  for (const row of rows.filter(({ status }) => status === 'submitted')) {
    expect(unansweredIn(row.answered)).toEqual([]);
    expect(scoreOf(row, row.answered)).toMatchObject({ score: row.score, totalScore: row.totalScore });
  }
});

it('what is open can be read, and the entries count as they do for the people', async () => {
  const people = await fixture.database.db.select().from(users);
  const coordinator = people.find(({ email }) => email === 'district_safety_coordinator@demo.test');
  const client = await fixture.as({ id: coordinator?.id ?? '' });
  const { assessments: open, counts } = await client.assessments.listAssessments({ tab: 'inprogress' });
  expect(counts.inprogress).toBeGreaterThan(3);
  const [first] = open;
  const shown = await client.assessments.getAssessment({ assessmentId: first?.id ?? '' });
  expect(answeredWith(shown, []).length).toBeGreaterThan(0);
  const { changes } = await client.assessments.getAssessmentHistory({ assessmentId: shown.id });
  expect(changes.length).toBeGreaterThan(0);
});

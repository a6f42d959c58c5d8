// Existing rubrics and assessments, inserted directly.
import { randomBytes } from 'node:crypto';
import { emptyForm } from '@schooldog/domain/assessments';
import { makeId } from '@schooldog/domain/kernel';
import type { RubricAnswer, RubricContent, RubricQuestion } from '@schooldog/domain/rubrics';
import type { Database } from '../../../platform/database/database.ts';
import { rubrics } from '../../rubrics/schema.ts';
import { assessments } from '../schema.ts';

const newId = () => makeId(randomBytes);

/** Ids that tests can name, of the required length. */
export const idOf = (name: string) => name.padEnd(20, '0');

function answer(
  id: string,
  value: number,
  [expectedPraises, expectedConcerns]: readonly [number, number],
): RubricAnswer {
  return { id: idOf(id), value, text: [id], expectedPraises, expectedConcerns };
}

function question(name: string, sectionId: string, tags: string[]): RubricQuestion {
  return {
    id: idOf(name),
    sectionId: idOf(sectionId),
    title: `${name}?`,
    body: '',
    context: { label: '', values: [] },
    tags,
    // Good asks for a praise, fair accepts two concerns, poor any number.
    answers: [
      answer(`${name}Good`, 3, [1, 0]),
      answer(`${name}Fair`, 2, [0, 2]),
      answer(`${name}Poor`, 0, [0, -1]),
    ],
  };
}

/** Doors are answered by entries with the tag "doors", drills only by people. */
export const sampleRubric: RubricContent = {
  name: 'Site security',
  showScores: true,
  disclaimer: 'For internal use.',
  useScoreThresholds: true,
  scoreThresholds: { green: 80, yellow: 60, orange: 40 },
  sections: [
    { id: idOf('outside'), title: 'Outside', description: '', showNotes: true },
    { id: idOf('inside'), title: 'Inside', description: '', showNotes: false },
  ],
  questions: [question('doors', 'outside', ['Doors']), question('drills', 'inside', [])],
};

export async function aRubricOf(
  database: Database,
  facts: Pick<typeof rubrics.$inferInsert, 'createdByUserId'> & Partial<typeof rubrics.$inferInsert>,
): Promise<{ id: string }> {
  const row = {
    id: newId(),
    enabled: true,
    content: sampleRubric,
    updatedByUserId: facts.createdByUserId,
    ...facts,
  };
  await database.db.insert(rubrics).values(row);
  return { id: row.id };
}

type Facts = Pick<typeof assessments.$inferInsert, 'schoolId' | 'createdByUserId'> &
  Partial<typeof assessments.$inferInsert>;

export async function anAssessmentOf(database: Database, facts: Facts): Promise<{ id: string }> {
  const { createdByUserId } = facts;
  const rubricId = facts.rubricId ?? (await aRubricOf(database, { createdByUserId })).id;
  const row = {
    id: newId(),
    status: 'created' as const,
    rubric: sampleRubric,
    form: emptyForm,
    updatedByUserId: createdByUserId,
    ...facts,
    rubricId,
  };
  await database.db.insert(assessments).values(row);
  return { id: row.id };
}

/** As submitting leaves it. */
export const submittedFacts = (userId: string) =>
  ({
    status: 'submitted',
    totalScore: 4,
    maxScore: 6,
    score: 67,
    color: 'yellow',
    submittedByUserId: userId,
    timeSubmitted: new Date(),
  }) as const;

// A small district for the tests of assessments: the principal assesses, the coordinator manages.
import type { AssessmentEdit } from '@schooldog/domain/assessments';
import { newId } from '../../entries/testing/fixture.ts';
import { type WalksFixture, walksFixture } from '../../walks/testing/fixture.ts';
import { aRubricOf, idOf } from './anAssessmentOf.ts';

export type AssessmentsFixture = WalksFixture & Readonly<{ rubricId: string }>;

export async function assessmentsFixture(clock?: () => Date): Promise<AssessmentsFixture> {
  const place = await walksFixture(clock);
  const createdByUserId = place.people.coordinator.id;
  const { id: rubricId } = await aRubricOf(place.fixture.database, { createdByUserId });
  return { ...place, rubricId };
}

type Name = keyof WalksFixture['people'];

export function aNewAssessment(place: AssessmentsFixture, name: Name, walkId?: string) {
  return {
    assessmentId: newId(),
    rubricId: place.rubricId,
    schoolId: place.oakHill.id,
    createdByUserId: place.people[name].id,
    ...(walkId === undefined ? {} : { additionalParams: { walkId } }),
  };
}

/** Begun by this person, on its own or in a walk. */
export async function begun(place: AssessmentsFixture, name: Name, walkId?: string): Promise<string> {
  const input = aNewAssessment(place, name, walkId);
  await place.clients[name].assessments.createAssessment(input);
  return input.assessmentId;
}

/** The edit that chooses an answer, or with null gives the question back to its entries. */
export function choosing(question: string, answer: string | null): AssessmentEdit {
  const to = answer === null ? null : { answerId: idOf(`${question}${answer}`) };
  return { choices: { [idOf(question)]: { from: null, to } } };
}

// Rubrics as the server would send them.
import type { ListedRubric, ShownRubric } from '@schooldog/contract/rubrics';
import { emptyRubric, type RubricContent } from '@schooldog/domain/rubrics';
import { somebodyElse } from './records.ts';

const time = '2026-10-05T14:30:00.000Z';

/** Complete: one section with two questions. */
export const aRubricContent: RubricContent = {
  ...emptyRubric,
  name: 'Site security',
  sections: [
    { id: 'section1000000000000', title: 'Outside', description: 'From the street', showNotes: true },
    { id: 'section2000000000000', title: 'Inside', description: '', showNotes: false },
  ],
  questions: [
    question('doors000000000000000', 'section1000000000000', 'Doors'),
    question('gates000000000000000', 'section1000000000000', 'Gates'),
    question('halls000000000000000', 'section2000000000000', 'Halls'),
  ],
};

function question(id: string, sectionId: string, title: string): RubricContent['questions'][number] {
  const answer = (name: string, value: number) => ({
    id: `${name}${id}`.slice(0, 20),
    value,
    text: [name],
    expectedPraises: value,
    expectedConcerns: value === 0 ? -1 : 1,
  });
  return {
    id,
    sectionId,
    title,
    body: '',
    context: { label: '', values: [] },
    tags: ['doors'],
    answers: [answer('Good', 2), answer('Fair', 1), answer('Poor', 0)],
  };
}

export function aRubric(facts: Partial<ShownRubric> = {}): ShownRubric {
  return {
    id: 'rubric00000000000000',
    enabled: false,
    content: aRubricContent,
    draft: null,
    timeCreated: time,
    createdByUserId: somebodyElse.id,
    createdByName: somebodyElse.name,
    timeUpdated: time,
    updatedByUserId: somebodyElse.id,
    updatedByName: somebodyElse.name,
    timeDeleted: null,
    deletedByUserId: null,
    isDeleted: false,
    usedIn: 0,
    ...facts,
  };
}

export function aListedRubric(facts: Partial<ListedRubric> = {}): ListedRubric {
  const { id, enabled, timeCreated, createdByUserId, createdByName, timeUpdated, updatedByName } = aRubric();
  return {
    id,
    enabled,
    timeCreated,
    createdByUserId,
    createdByName,
    timeUpdated,
    updatedByName,
    name: aRubricContent.name,
    hasDraft: false,
    isComplete: true,
    sections: 2,
    questions: 3,
    maxScore: 6,
    usedIn: 0,
    ...facts,
  };
}

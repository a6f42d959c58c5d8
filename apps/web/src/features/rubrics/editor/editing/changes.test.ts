import { emptyRubric, questionsOf, type RubricContent, rubricLimits } from '@schooldog/domain/rubrics';
import { expect, it } from 'vitest';
import {
  addAnswer,
  addQuestion,
  addSection,
  dropPart,
  moveAnswer,
  movePart,
  outlineIds,
  removeSection,
  withQuestion,
} from './changes.ts';
import { toSend } from './toSend.ts';

let made = 0;
const makeId = () => `made${made++}`;

/** Sections named by numbers, questions by their section and a letter. */
function rubricOf(...sections: readonly (readonly string[])[]): RubricContent {
  let content = emptyRubric;
  for (const [at, questions] of sections.entries()) {
    const sectionId = String(at + 1);
    content = addSection(content, sectionId);
    for (const id of questions) content = addQuestion(content, { id, sectionId }, makeId);
  }
  return content;
}

const three = rubricOf(['1a', '1b'], ['2a'], []);
const outline = (content: RubricContent) => outlineIds(content).join(' ');

it.each([
  ['1b', -1, '1 1b 1a 2 2a 3'],
  ['1b', 1, '1 1a 2 1b 2a 3'],
  ['2a', -1, '1 1a 1b 2a 2 3'],
  ['2a', 1, '1 1a 1b 2 3 2a'],
  ['1a', -1, '1 1a 1b 2 2a 3'],
  ['1', 1, '2 2a 1 1a 1b 3'],
  ['1', -1, '1 1a 1b 2 2a 3'],
  ['3', -1, '1 1a 1b 3 2 2a'],
] as const)('moving %s by %i', (id, by, expected) => {
  expect(outline(movePart(three, id, by))).toBe(expected);
});

it.each([
  ['1a', '2a', '1 1b 2 2a 1a 3'],
  ['2a', '1a', '1 2a 1a 1b 2 3'],
  ['2a', '1', '1 2a 1a 1b 2 3'],
  ['2a', '3', '1 1a 1b 2 3 2a'],
  ['3', '1b', '3 1 1a 1b 2 2a'],
  ['1', '2a', '2 2a 1 1a 1b 3'],
  ['1', '1b', '1 1a 1b 2 2a 3'],
] as const)('dropping %s on %s', (id, overId, expected) => {
  expect(outline(dropPart(three, id, overId))).toBe(expected);
});

it('a moved question belongs to the section above it, and the others are the same objects', () => {
  const moved = movePart(three, '2a', -1);
  expect(questionsOf(moved, '1').map(({ id }) => id)).toEqual(['1a', '1b', '2a']);
  expect(moved.questions[0]).toBe(three.questions[0]);
  expect(withQuestion(three, '1a', { title: 'Doors' }).questions[1]).toBe(three.questions[1]);
});

it('a new question begins with the scale of the one before it, under new ids', () => {
  const first = addAnswer(three, '2a', 'third');
  const added = addQuestion(first, { id: '2b', sectionId: '2' }, makeId);
  const [before, after] = questionsOf(added, '2');
  expect(after?.answers.map(({ value }) => value)).toEqual([1, 0, null]);
  const ids = [...(before?.answers ?? []), ...(after?.answers ?? [])].map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
});

it('a section goes with its questions, and an answer moves among its own', () => {
  expect(outline(removeSection(three, '1'))).toBe('2 2a 3');
  const [first, second] = three.questions[0]?.answers ?? [];
  const moved = moveAnswer(three, { questionId: '1a', answerId: second?.id ?? '' }, -1);
  expect(moved.questions[0]?.answers).toEqual([second, first]);
});

it('there are never more parts than can be stored', () => {
  const full = rubricOf(Array.from({ length: rubricLimits.questions }, (_, at) => `q${at}`));
  expect(addQuestion(full, { id: 'more', sectionId: '1' }, makeId)).toBe(full);
});

it('what is sent has no blanks around texts and no empty lines, and knows what the server has', () => {
  const [question] = three.questions;
  const answers = question?.answers.map((answer) => ({ ...answer, text: [' Good ', '', ' Locked '] })) ?? [];
  const typed = withQuestion(three, '1a', {
    title: ' Doors ',
    context: { label: ' See ', values: ['', 'Policy 4 '] },
    answers,
  });
  const sent = toSend(typed, three);
  expect(sent.questions[0]).toMatchObject({
    title: 'Doors',
    context: { label: 'See', values: ['Policy 4'] },
    answers: [{ text: ['Good', 'Locked'] }, { text: ['Good', 'Locked'] }],
  });
  expect(sent.questions[1]).toBe(three.questions[1]);
});

// What can be done with a rubric in the editor. Everything that does not change keeps its identity, so that only what
// shows a change is drawn again.
import {
  anyConcerns,
  questionsOf,
  type RubricAnswer,
  type RubricContent,
  type RubricQuestion,
  type RubricSection,
  rubricLimits,
} from '@schooldog/domain/rubrics';

type MakeId = () => string;

export function withSection(
  content: RubricContent,
  sectionId: string,
  part: Partial<RubricSection>,
): RubricContent {
  return {
    ...content,
    sections: changed(content.sections, sectionId, (section) => ({ ...section, ...part })),
  };
}

export function withQuestion(
  content: RubricContent,
  questionId: string,
  part: Partial<RubricQuestion>,
): RubricContent {
  const questions = changed(content.questions, questionId, (question) => ({ ...question, ...part }));
  return { ...content, questions };
}

export function withAnswer(
  content: RubricContent,
  { questionId, answerId }: Readonly<{ questionId: string; answerId: string }>,
  part: Partial<RubricAnswer>,
): RubricContent {
  return withAnswers(content, questionId, (answers) =>
    changed(answers, answerId, (answer) => ({ ...answer, ...part })),
  );
}

export function addSection(content: RubricContent, id: string): RubricContent {
  if (content.sections.length >= rubricLimits.sections) return content;
  return {
    ...content,
    sections: [...content.sections, { id, title: '', description: '', showNotes: false }],
  };
}

/** At the end of the section. It begins with the scale of the question before it, which is usually the same. */
export function addQuestion(
  content: RubricContent,
  { id, sectionId }: Readonly<{ id: string; sectionId: string }>,
  makeId: MakeId,
): RubricContent {
  if (content.questions.length >= rubricLimits.questions) return content;
  const before = questionsOf(content, sectionId).at(-1) ?? content.questions.at(-1);
  const answers = (before?.answers ?? [newAnswer('', 1), newAnswer('', 0)]).map((answer) => ({
    ...answer,
    id: makeId(),
  }));
  const question = {
    id,
    sectionId,
    title: '',
    body: '',
    context: { label: '', values: [] },
    tags: [],
    answers,
  };
  return { ...content, questions: [...content.questions, question] };
}

export function addAnswer(content: RubricContent, questionId: string, id: string): RubricContent {
  return withAnswers(content, questionId, (answers) =>
    answers.length >= rubricLimits.answers ? answers : [...answers, newAnswer(id, null)],
  );
}

export function removeAnswer(content: RubricContent, questionId: string, answerId: string): RubricContent {
  return withAnswers(content, questionId, (answers) => answers.filter(({ id }) => id !== answerId));
}

export function moveAnswer(
  content: RubricContent,
  { questionId, answerId }: Readonly<{ questionId: string; answerId: string }>,
  by: -1 | 1,
): RubricContent {
  return withAnswers(content, questionId, (answers) => movedBy(answers, answerId, by));
}

export function removeQuestion(content: RubricContent, questionId: string): RubricContent {
  return { ...content, questions: content.questions.filter(({ id }) => id !== questionId) };
}

/** With its questions. */
export function removeSection(content: RubricContent, sectionId: string): RubricContent {
  return {
    ...content,
    sections: content.sections.filter(({ id }) => id !== sectionId),
    questions: content.questions.filter((question) => question.sectionId !== sectionId),
  };
}

/** The ids as they stand in the outline: every section, followed by its questions. */
export function outlineIds(content: RubricContent): string[] {
  const bySection = Map.groupBy(content.questions, ({ sectionId }) => sectionId);
  return content.sections.flatMap(({ id }) => [
    id,
    ...(bySection.get(id) ?? []).map((question) => question.id),
  ]);
}

/** Up or down by one: a question also into the section before or after, a section with its questions. */
export function movePart(content: RubricContent, id: string, by: -1 | 1): RubricContent {
  if (content.sections.some((section) => section.id === id)) {
    const sections = movedBy(content.sections, id, by);
    return sections === content.sections ? content : { ...content, sections };
  }
  const ids = outlineIds(content);
  const to = ids.indexOf(id) + by;
  return to < 1 || to >= ids.length ? content : arranged(content, placed(ids, id, to));
}

/** A part was dropped in the place of another: a question there, a section in the place of that one's section. */
export function dropPart(content: RubricContent, id: string, overId: string): RubricContent {
  const { sections } = content;
  const from = sections.findIndex((section) => section.id === id);
  const ids = outlineIds(content);
  if (from === -1) return arranged(content, placed(ids, id, Math.max(1, ids.indexOf(overId))));
  const over = content.questions.find((question) => question.id === overId)?.sectionId ?? overId;
  const to = sections.findIndex((section) => section.id === over);
  return to === -1 || to === from
    ? content
    : {
        ...content,
        sections: sections.toSpliced(from, 1).toSpliced(to, 0, ...sections.slice(from, from + 1)),
      };
}

/** The questions in this order, each in the section above it. */
function arranged(content: RubricContent, ids: readonly string[]): RubricContent {
  const questions = new Map(content.questions.map((question) => [question.id, question]));
  const placedQuestions: RubricQuestion[] = [];
  let sectionId = '';
  for (const id of ids) {
    const question = questions.get(id);
    if (question === undefined) sectionId = id;
    else placedQuestions.push(question.sectionId === sectionId ? question : { ...question, sectionId });
  }
  return { ...content, questions: placedQuestions };
}

function placed(ids: readonly string[], id: string, to: number): string[] {
  return ids.filter((one) => one !== id).toSpliced(to, 0, id);
}

type WithId = Readonly<{ id: string }>;

function movedBy<Item extends WithId>(items: Item[], id: string, by: -1 | 1): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const [item, other] = [items[from], items[from + by]];
  if (item === undefined || other === undefined) return items;
  return items.with(from, other).with(from + by, item);
}

function changed<Item extends WithId>(
  items: readonly Item[],
  id: string,
  change: (item: Item) => Item,
): Item[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

function withAnswers(
  content: RubricContent,
  questionId: string,
  change: (answers: RubricAnswer[]) => RubricAnswer[],
): RubricContent {
  const questions = changed(content.questions, questionId, (question) => ({
    ...question,
    answers: change(question.answers),
  }));
  return { ...content, questions };
}

function newAnswer(id: string, value: number | null): RubricAnswer {
  return { id, value, text: [''], expectedPraises: 0, expectedConcerns: anyConcerns };
}

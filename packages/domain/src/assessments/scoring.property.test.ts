// Ten thousand random rubrics and entries, scored by the rules and by a plain reading of the specification.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { opinions } from '../entries/index.ts';
import { testId } from '../permissions/testing/index.ts';
import { emptyRubric, type RubricContent } from '../rubrics/index.ts';
import { runs } from '../testing/index.ts';
import { answeredWith, type Assessment, emptyForm, type LinkableEntry, scoreOf } from './index.ts';

type Filled = Pick<Assessment, 'rubric' | 'form'>;

const tag = fc.constantFrom('Doors', 'doors', ' DOORS ', 'fire', 'Fire', 'yard', 'other');
const tags = fc.array(tag, { maxLength: 3 });

const answers = fc.array(
  fc.record({
    value: fc.integer({ min: 0, max: 9 }),
    expectedPraises: fc.integer({ min: 0, max: 6 }),
    expectedConcerns: fc.integer({ min: -1, max: 6 }),
  }),
  { minLength: 2, maxLength: 4 },
);
const choice = fc.constantFrom('automatic', 'first', 'none');

const filled: fc.Arbitrary<Filled> = fc
  .record({
    sections: fc.array(
      fc.record({
        isSkipped: fc.boolean(),
        questions: fc.array(fc.record({ tags, answers, choice }), { maxLength: 4 }),
      }),
      { maxLength: 4 },
    ),
    skip: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  })
  .map(({ sections, skip }) => {
    const rubric: RubricContent = { ...emptyRubric, name: 'Any', sections: [], questions: [] };
    const form: Assessment['form'] = { ...emptyForm, choices: {}, skippedSections: {} };
    for (const [at, section] of sections.entries()) {
      const sectionId = testId(`s${at}x`);
      rubric.sections.push({ id: sectionId, title: 'Any', description: '', showNotes: true });
      form.skippedSections[sectionId] = section.isSkipped;
      for (const [place, question] of section.questions.entries()) {
        const id = testId(`s${at}q${place}x`);
        const distinct = question.answers.map((answer, index) => ({
          ...answer,
          value: answer.value * 10 + index,
          id: testId(`s${at}q${place}a${index}x`),
          text: ['Any'],
        }));
        rubric.questions.push({
          id,
          sectionId,
          title: 'Any',
          body: '',
          context: { label: '', values: [] },
          tags: question.tags,
          answers: distinct,
        });
        if (question.choice === 'first') form.choices[id] = { answerId: distinct[0]?.id ?? null };
        if (question.choice === 'none') form.choices[id] = { answerId: null };
      }
    }
    return { rubric, form: { ...form, skip } };
  });

const entries: fc.Arbitrary<LinkableEntry[]> = fc
  .array(
    fc.record({
      observationType: fc.constantFrom(...opinions),
      quantity: fc.integer({ min: 1, max: 20 }),
      tags,
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((entry, at) => ({ ...entry, id: testId(`e${at}x`) })));

/** As a person would do it with a list of entries and a pencil. */
function byHand({ rubric, form }: Filled, seen: readonly LinkableEntry[]) {
  const answerIds: Record<string, string | null> = {};
  let [total, most] = [0, 0];
  for (const question of rubric.questions) {
    if (form.skip || form.skippedSections[question.sectionId] === true) continue;
    const plain = (one: string) => one.trim().toLowerCase();
    let [praises, concerns] = [0, 0];
    for (const entry of seen) {
      const fits = entry.tags.some((one) => question.tags.some((wanted) => plain(wanted) === plain(one)));
      if (fits && entry.observationType === 'praise') praises += entry.quantity;
      if (fits && entry.observationType === 'concern') concerns += entry.quantity;
    }
    const falling = question.answers.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
    const met = falling.find(
      (one) =>
        praises >= one.expectedPraises && (one.expectedConcerns === -1 || concerns <= one.expectedConcerns),
    );
    const chosen = form.choices[question.id];
    const automatic = question.tags.length === 0 ? undefined : met;
    const answer =
      chosen === undefined ? automatic : question.answers.find(({ id }) => id === chosen.answerId);
    answerIds[question.id] = answer?.id ?? null;
    total += answer?.value ?? 0;
    most += falling[0]?.value ?? 0;
  }
  const score = most === 0 ? null : Math.round((total / most) * 100 + 1e-9);
  return { answerIds, totalScore: total, maxScore: most, score };
}

it('scores as a person would by hand', () => {
  fc.assert(
    fc.property(filled, entries, (assessment, seen) => {
      const answered = answeredWith(assessment, seen);
      const answerIds = Object.fromEntries(
        answered.map(({ questionId, answerId }) => [questionId, answerId]),
      );
      expect({ answerIds, ...scoreOf(assessment, answered) }).toEqual(byHand(assessment, seen));
    }),
    runs(10_000),
  );
});

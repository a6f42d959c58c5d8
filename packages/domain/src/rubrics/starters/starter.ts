// Rubrics to begin with, in both languages. A district changes them like any other.
import { anyConcerns } from '../limits.ts';
import type { RubricAnswer, RubricContent, RubricQuestion } from '../rubric.ts';

/** In English and in Spanish. */
type Words = readonly [en: string, es: string];

type StarterQuestion = Readonly<{
  title: Words;
  /** Entries with one of them answer it; without any it is answered by hand. */
  tags?: readonly string[];
  /** What to look for. */
  look?: readonly Words[];
}>;

export type Starter = Readonly<{
  name: Words;
  disclaimer: Words;
  sections: readonly Readonly<{
    title: Words;
    description: Words;
    questions: readonly StarterQuestion[];
  }>[];
}>;

export type StarterLanguage = 'en' | 'es';

type Making = Readonly<{ language: StarterLanguage; makeId: () => string }>;

const lookFor: Words = ['Look for', 'Busque'];

const scale: readonly Readonly<{ text: Words; expects: Omit<RubricAnswer, 'id' | 'text'> }>[] = [
  { text: ['Exemplary', 'Ejemplar'], expects: { value: 3, expectedPraises: 1, expectedConcerns: 0 } },
  { text: ['Good', 'Bueno'], expects: { value: 2, expectedPraises: 0, expectedConcerns: 1 } },
  {
    text: ['Needs work', 'Necesita mejorar'],
    expects: { value: 1, expectedPraises: 0, expectedConcerns: 4 },
  },
  {
    text: ['Not in place', 'No existe'],
    expects: { value: 0, expectedPraises: 0, expectedConcerns: anyConcerns },
  },
];

export function contentOf(starter: Starter, { language, makeId }: Making): RubricContent {
  const inLanguage = ([en, es]: Words) => (language === 'es' ? es : en);
  const sections = starter.sections.map((section) => ({ ...section, id: makeId() }));
  const questionOf = (sectionId: string, { title, tags, look }: StarterQuestion): RubricQuestion => ({
    id: makeId(),
    sectionId,
    title: inLanguage(title),
    body: '',
    context:
      look === undefined
        ? { label: '', values: [] }
        : { label: inLanguage(lookFor), values: look.map(inLanguage) },
    tags: [...(tags ?? [])],
    answers: scale.map(({ text, expects }) => ({ id: makeId(), text: [inLanguage(text)], ...expects })),
  });
  return {
    name: inLanguage(starter.name),
    showScores: true,
    disclaimer: inLanguage(starter.disclaimer),
    useScoreThresholds: true,
    scoreThresholds: { green: 85, yellow: 70, orange: 50 },
    sections: sections.map(({ id, title, description }) => ({
      id,
      title: inLanguage(title),
      description: inLanguage(description),
      showNotes: true,
    })),
    questions: sections.flatMap(({ id, questions }) => questions.map((question) => questionOf(id, question))),
  };
}

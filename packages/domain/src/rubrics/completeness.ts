// What a rubric still lacks before it can be offered. An incomplete one can be saved at any time.
import { rubricLimits } from './limits.ts';
import type { RubricContent, RubricQuestion, ScoreThresholds } from './rubric.ts';

const gapCodes = [
  'nameMissing',
  'noSection',
  'sectionTitleMissing',
  'sectionEmpty',
  'questionTitleMissing',
  'tooFewAnswers',
  'answerTextMissing',
  'answerValueMissing',
  'answerValueTwice',
  'thresholdsMissing',
  'thresholdsNotFalling',
] as const;

/** Where it is: null for the rubric as a whole, then for the section as a whole. */
export type RubricGap = Readonly<{
  code: (typeof gapCodes)[number];
  sectionId: string | null;
  questionId: string | null;
}>;

/** In the order of the editor. */
export function rubricGaps(content: RubricContent): RubricGap[] {
  const whole = { sectionId: null, questionId: null };
  const gaps: RubricGap[] = [];
  const bySection = Map.groupBy(content.questions, ({ sectionId }) => sectionId);
  if (content.name === '') gaps.push({ ...whole, code: 'nameMissing' });
  if (content.sections.length === 0) gaps.push({ ...whole, code: 'noSection' });
  for (const { id, title } of content.sections) {
    const inSection = { sectionId: id, questionId: null };
    const questions = bySection.get(id) ?? [];
    if (title === '') gaps.push({ ...inSection, code: 'sectionTitleMissing' });
    if (questions.length === 0) gaps.push({ ...inSection, code: 'sectionEmpty' });
    for (const question of questions) {
      for (const code of questionGaps(question)) gaps.push({ sectionId: id, questionId: question.id, code });
    }
  }
  const code = content.useScoreThresholds ? thresholdsGap(content.scoreThresholds) : null;
  return code === null ? gaps : [...gaps, { ...whole, code }];
}

export function isCompleteRubric(content: RubricContent): boolean {
  return rubricGaps(content).length === 0;
}

/** The editor asks with every key about hundreds of questions, of which one changed. */
const knownGaps = new WeakMap<RubricQuestion, readonly RubricGap['code'][]>();

function questionGaps(question: RubricQuestion): readonly RubricGap['code'][] {
  const known = knownGaps.get(question) ?? findGaps(question);
  knownGaps.set(question, known);
  return known;
}

function findGaps({ title, answers }: RubricQuestion): RubricGap['code'][] {
  const values = answers.flatMap(({ value }) => value ?? []);
  const found: [boolean, RubricGap['code']][] = [
    [title === '', 'questionTitleMissing'],
    [answers.length < rubricLimits.leastAnswers, 'tooFewAnswers'],
    [answers.some(({ text }) => (text[0] ?? '') === ''), 'answerTextMissing'],
    [values.length < answers.length, 'answerValueMissing'],
    [new Set(values).size < values.length, 'answerValueTwice'],
  ];
  return found.flatMap(([isMissing, code]) => (isMissing ? [code] : []));
}

function thresholdsGap({ green, yellow, orange }: ScoreThresholds): RubricGap['code'] | null {
  if (green === null || yellow === null || orange === null) return 'thresholdsMissing';
  return green > yellow && yellow > orange ? null : 'thresholdsNotFalling';
}

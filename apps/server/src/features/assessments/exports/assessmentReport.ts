// An assessment on paper: who and when, the score, and every section that was not skipped.
import { type Answered, isSkippedSection, noEvidence } from '@schooldog/domain/assessments';
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { branding, numberText } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import {
  highestValue,
  questionLetter,
  questionsOf,
  type RubricQuestion,
  type RubricSection,
} from '@schooldog/domain/rubrics';
import type { PdfBlock, PdfReport } from '../../../platform/pdf/index.ts';
import { presentScore } from '../store.ts';
import type { AssessmentPdfScope } from './assessmentPdfScope.ts';
import { scoreText } from './scoreText.ts';
import { wordsIn } from './words.ts';

type Parts = AssessmentPdfScope &
  Readonly<{
    /** As submitted, or as it stands now. */
    answered: readonly Answered[];
    names: ReadonlyMap<string, string>;
    language: string;
    now: Date;
    actor: Actor;
  }>;

export function assessmentReport(parts: Parts): PdfReport {
  const { assessment, school, district, timeZone, language, now, actor, names } = parts;
  const words = wordsIn(language);
  const { name, disclaimer, sections } = assessment.rubric;
  const time = formatDateTimeWithZone(now.toISOString(), timeZone);
  const asked = sections.filter(({ id }) => !isSkippedSection(assessment, id));
  return {
    language,
    title: `${name}, ${school}`,
    author: district,
    product: branding.productName,
    head: { left: district, right: `${name}, ${school}` },
    foot: {
      left: words('generated', { time, name: names.get(actor.userId) ?? '' }),
      right: words('page', { page: '{{page}}', pages: '{{pages}}' }),
    },
    blocks: [
      { kind: 'cover', above: district, title: name, below: school },
      factsTable(parts),
      ...(asked.length === 0
        ? [{ kind: 'paragraph', look: 'centered', text: words('wholeSkipped') } as const]
        : []),
      ...asked.flatMap((section) => sectionBlocks(parts, section)),
      ...(disclaimer === ''
        ? []
        : ([
            { kind: 'heading', level: 2, text: words('disclaimer') },
            { kind: 'paragraph', look: 'small', text: disclaimer },
          ] as const)),
    ],
  };
}

function factsTable(parts: Parts): PdfBlock {
  const { assessment, school, timeZone, names, language } = parts;
  const words = wordsIn(language);
  const { status, createdByUserId, submittedByUserId, timeSubmitted, timeCreated, walk } = assessment;
  const timeOf = (time: Date) => formatDateTimeWithZone(time.toISOString(), timeZone);
  const byAt = (userId: string, time: Date) =>
    words('byAt', { name: names.get(userId) ?? words('formerUser'), time: timeOf(time) });
  const submission =
    timeSubmitted === null
      ? []
      : submittedByUserId === null
        ? [[words('facts.lastSubmitted'), timeOf(timeSubmitted)]]
        : [[words('facts.submitted'), byAt(submittedByUserId, timeSubmitted)]];
  return {
    kind: 'table',
    columns: [{ width: 1 }, { width: 4 }],
    hasRowHeaders: true,
    isBox: true,
    rows: [
      [words('facts.school'), school],
      [words('facts.status'), words(assessment.form.skip ? 'skipped' : `statuses.${status}`)],
      ...(assessment.rubric.showScores
        ? [[words('facts.score'), scoreText(presentScore(assessment), language)]]
        : []),
      [words('facts.begun'), byAt(createdByUserId, timeCreated)],
      ...submission,
      ...(walk === null ? [] : [[words('facts.walk'), timeOf(new Date(walk.timeCreated))]]),
    ],
  };
}

function sectionBlocks(parts: Parts, { id, title, description }: RubricSection): PdfBlock[] {
  const { assessment, language } = parts;
  const words = wordsIn(language);
  const { showScores } = assessment.rubric;
  const notes = assessment.form.notes[id] ?? '';
  const header = ['question', 'answer', ...(showScores ? ['points'] : []), 'why'];
  return [
    { kind: 'heading', level: 2, text: title },
    ...(description === '' ? [] : [{ kind: 'paragraph', look: 'small', text: description } as const]),
    {
      kind: 'table',
      columns: [{ width: 4 }, { width: 2.4 }, ...(showScores ? [{ width: 1.1 }] : []), { width: 2.5 }],
      header: header.map((name) => words(`questions.${name}`)),
      rows: questionsOf(assessment.rubric, id).map((question, index) => questionRow(parts, question, index)),
    },
    ...(notes === '' ? [] : [{ kind: 'paragraph', look: 'note', text: words('notes', { notes }) } as const]),
  ];
}

function questionRow({ assessment, answered, language }: Parts, question: RubricQuestion, index: number) {
  const words = wordsIn(language);
  const found = answered.find(({ questionId }) => questionId === question.id);
  const answer = question.answers.find(({ id }) => id === found?.answerId);
  const points = words('of', {
    points: numberText(answer?.value ?? 0, language),
    maximum: numberText(highestValue(question), language),
  });
  return [
    `${questionLetter(index)}. ${question.title}`,
    answer?.text[0] ?? words('unanswered'),
    ...(assessment.rubric.showScores ? [points] : []),
    reasonOf(found, question, answer?.text[0] ?? null, language),
  ];
}

/** "3 praise entries, 1 concern: meets 'Good'" */
function reasonOf(
  found: Answered | undefined,
  { tags }: RubricQuestion,
  answer: string | null,
  language: string,
): string {
  const words = wordsIn(language);
  if (found?.manuallyAnswered === true) return words('reasons.chosen');
  if (tags.length === 0) return '';
  const { praises, concerns } = found?.evidence ?? noEvidence;
  const counts = [
    words('praises', { count: praises, number: numberText(praises, language) }),
    words('concerns', { count: concerns, number: numberText(concerns, language) }),
  ].join(', ');
  return answer === null ? words('reasons.none', { counts }) : words('reasons.entries', { counts, answer });
}

// The context, the scores and the history of a walk as blocks of a report.
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { walkLimits } from '@schooldog/domain/walks';
import type { PdfBlock } from '../../../platform/pdf/index.ts';
import { scoreText } from '../../assessments/index.ts';
import { wordsIn } from './words.ts';
import type { WalkReportParts } from './reportParts.ts';

export function contextBlocks({ walk: { context }, language }: WalkReportParts): readonly PdfBlock[] {
  const words = wordsIn(language);
  const { weatherPrecipitation, weatherTemperature, weatherComment, additionalNotes } = context;
  const values = {
    weatherPrecipitation:
      weatherPrecipitation === null ? '' : words(`precipitations.${weatherPrecipitation}`),
    weatherTemperature: weatherTemperature === null ? '' : words(`temperatures.${weatherTemperature}`),
    weatherComment,
    additionalNotes,
  };
  return [
    { kind: 'heading', level: 2, text: words('context.title') },
    {
      kind: 'table',
      columns: [{ width: 1 }, { width: 4 }],
      hasRowHeaders: true,
      rows: Object.entries(values).map(([name, value]) => [
        words(`context.${name}`),
        value === '' ? words('context.notGiven') : value,
      ]),
    },
  ];
}

/** Of the assessments that were submitted with the walk. */
export function scoreBlocks({ walk: { scores }, language }: WalkReportParts): readonly PdfBlock[] {
  if (scores.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: wordsIn(language)('scores.title') },
    {
      kind: 'table',
      columns: [{ width: 3 }, { width: 2 }],
      header: ['template', 'score'].map((name) => wordsIn(language)(`scores.${name}`)),
      rows: scores.map((score) => [score.name, scoreText(score, language)]),
    },
  ];
}

export function historyBlocks({ walk, scope, names, language }: WalkReportParts): readonly PdfBlock[] {
  const words = wordsIn(language);
  const known = new Map([
    ...names,
    ...walk.submissionNames.map(({ userId, name }) => [userId, name ?? words('formerUser')] as const),
  ]);
  const nameOf = (userId: string | null) =>
    userId === null
      ? words('history.automatic', { hours: walkLimits.reviewHours })
      : (known.get(userId) ?? words('formerUser'));
  const timeOf = (moment: string) => formatDateTimeWithZone(moment, scope.timeZone);
  return [
    { kind: 'heading', level: 2, text: words('history.title') },
    {
      kind: 'table',
      columns: [{ width: 2.7 }, { width: 2.6 }, { width: 2.3 }, { width: 3.4 }],
      header: ['when', 'what', 'who', 'comments'].map((name) => words(`history.${name}`)),
      rows: [
        [timeOf(walk.timeCreated), words('history.started'), nameOf(walk.createdByUserId), ''],
        ...walk.submissionHistory.map(({ timestamp, toStatus, userId, comments }) => [
          timeOf(timestamp),
          words(`history.${toStatus}`),
          nameOf(userId),
          comments,
        ]),
      ],
    },
  ];
}

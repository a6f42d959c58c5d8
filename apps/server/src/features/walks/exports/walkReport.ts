// A walk on paper. Both reports begin with the same cover; the summative one adds context, counts and history.
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { branding, numberText } from '@schooldog/domain/kernel';
import { withOtherLast } from '@schooldog/domain/settings';
import { opinionNumbers } from '@schooldog/domain/walks';
import type { PdfBlock, PdfReport } from '../../../platform/pdf/index.ts';
import {
  entryExportWords,
  entrySection,
  type EntryWithPictures,
  type Labels,
  sourceWords,
} from '../../entries/index.ts';
import { countBlocks } from './countBlocks.ts';
import type { WalkReportParts } from './reportParts.ts';
import { contextBlocks, historyBlocks, scoreBlocks } from './walkBlocks.ts';
import { wordsIn } from './words.ts';

export function walkReport(parts: WalkReportParts): PdfReport {
  const { reportType, scope, language, now, generatedBy: name } = parts;
  const words = wordsIn(language);
  const entryWords = entryExportWords(language);
  const title = words(`titles.${reportType}`);
  const time = formatDateTimeWithZone(now.toISOString(), scope.timeZone);
  const summary =
    reportType === 'observations'
      ? []
      : [...contextBlocks(parts), ...scoreBlocks(parts), ...countBlocks(parts)];
  return {
    language,
    title: `${title}, ${scope.school}`,
    author: scope.district,
    product: branding.productName,
    head: { left: scope.district, right: `${title}, ${scope.school}` },
    foot: {
      left: entryWords('pdf.generated', { time, name }),
      right: entryWords('pdf.page', { page: '{{page}}', pages: '{{pages}}' }),
    },
    blocks: [
      {
        kind: 'cover',
        above: scope.district,
        title: scope.school,
        below: [title, words('cover', { day: longDay(parts) })].join(' · '),
      },
      factsTable(parts),
      ...summary,
      ...entryBlocks(parts),
      ...(reportType === 'observations' ? [] : historyBlocks(parts)),
    ],
  };
}

/** "October 5, 2026": the day on which the walk began. */
function longDay({ walk, scope, language }: WalkReportParts): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    timeZone: scope.timeZone,
    dateStyle: 'long',
  });
  return format.format(new Date(walk.timeCreated));
}

function factsTable({ walk, scope, language }: WalkReportParts): PdfBlock {
  const words = wordsIn(language);
  const sources = sourceWords(entryExportWords(language));
  const nameOf = (name: string | null) => name ?? words('formerUser');
  const timeOf = (moment: string) => formatDateTimeWithZone(moment, scope.timeZone);
  const submitted = walk.submissionHistory.findLast(({ toStatus }) => toStatus === 'review');
  const collaborators = walk.collaboratorNames.map(({ name }) => nameOf(name)).join(', ');
  const numbers = opinionNumbers(walk.entries);
  const opinions = (['concern', 'praise', 'other'] as const).map(
    (opinion) => `${words(`counts.${opinion}`)}: ${numberText(numbers[opinion], language)}`,
  );
  const count = walk.entries.length;
  return {
    kind: 'table',
    columns: [{ width: 1 }, { width: 4 }],
    hasRowHeaders: true,
    isBox: true,
    rows: [
      [words('facts.school'), scope.school],
      [words('facts.walkType'), sources[walk.walkType]],
      [words('facts.leader'), nameOf(walk.leaderName)],
      [words('facts.collaborators'), collaborators === '' ? words('facts.none') : collaborators],
      [words('facts.started'), timeOf(walk.timeCreated)],
      ...(submitted === undefined ? [] : [[words('facts.submitted'), timeOf(submitted.timestamp)]]),
      ...(walk.timeCompleted === null ? [] : [[words('facts.completed'), timeOf(walk.timeCompleted)]]),
      [words('facts.entries'), [numberText(count, language), ...opinions].join(' · ')],
    ],
  };
}

/** In the order in which things were seen, category by category. */
function entryBlocks(parts: WalkReportParts): readonly PdfBlock[] {
  const { walk, entries, scope, labels, language, publicUrl } = parts;
  const words = wordsIn(language);
  if (entries.length === 0) return [{ kind: 'paragraph', look: 'centered', text: words('entries.empty') }];
  const published = new Set(walk.entries.filter(({ isPublished }) => isPublished).map(({ id }) => id));
  const section = entrySection(
    { words: entryExportWords(language), labels, timeZone: scope.timeZone, publicUrl },
    { hasPage: (entryId) => published.has(entryId) },
  );
  return byCategory(entries, labels, language).flatMap(({ label, found }): PdfBlock[] => [
    {
      kind: 'heading',
      level: 2,
      text: words('entries.category', { category: label, number: numberText(found.length, language) }),
    },
    ...found.map(section),
  ]);
}

/** Alphabetical, with Other last. */
function byCategory(entries: readonly EntryWithPictures[], labels: Labels, language: string) {
  const groups = Map.groupBy(entries, ({ entry }) => entry.observationCategoryId);
  const named = [...groups].map(([id, found]) => ({ label: labels.category(id), found }));
  return withOtherLast(named, language);
}

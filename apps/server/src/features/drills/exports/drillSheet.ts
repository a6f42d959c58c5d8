// One drill on paper, with what a state's portal asks for.
import type { ShownDrill } from '@schooldog/contract/drills';
import { dateIn, formatDateTimeWithZone, zoneTitle } from '@schooldog/domain/dates';
import { type DrillPoint, drillState } from '@schooldog/domain/drills';
import { numberText } from '@schooldog/domain/kernel';
import { dayText, type Words } from '../../../platform/exports/index.ts';
import type { PdfBlock, PdfReport } from '../../../platform/pdf/index.ts';
import { addressOf, drillPaper, type Printing } from './printedSchool.ts';
import { clockText, eventText, typeText, wordsIn } from './words.ts';

type Parts = Printing & Readonly<{ drill: ShownDrill }>;

export function drillSheet(parts: Parts): PdfReport {
  const { drill, language, timeZone, now } = parts;
  const words = wordsIn(language);
  const state = drillState(drill, dateIn(now.toISOString(), timeZone));
  return drillPaper(parts, titleOf(drill, words), [
    factsTable(parts, words(`states.${state}`)),
    ...part(words('sheet.notes'), drill.additionalInfo),
    ...(state === 'planned' ? [note(words('sheet.notHeld'))] : resultBlocks(drill, words)),
    {
      kind: 'table',
      columns: [{ width: 1 }, { width: 4 }],
      hasRowHeaders: true,
      rows: [
        [words('sheet.signature'), ''],
        [words('sheet.signatureDate'), ''],
      ],
    },
    { kind: 'paragraph', look: 'small', text: words('zone', { zone: zoneTitle(timeZone, language) }) },
  ]);
}

/** "Fire drill", "Drill: Bus evacuation", as its page is called. */
function titleOf({ type, otherType }: ShownDrill, words: Words): string {
  if (otherType !== '') return words('sheet.titleOther', { text: otherType });
  return words('sheet.title', { type: words(`types.${type}`) });
}

function factsTable(parts: Parts, state: string): PdfBlock {
  const { drill, school, language, timeZone } = parts;
  const words = wordsIn(language);
  const { numberOfParticipants, responseTime, actionTaken, recordedByName, timeCreated } = drill;
  const rows: [string, string | null][] = [
    ['school', school?.name ?? ''],
    ['address', addressOf(school)],
    ['type', typeText(drill, words)],
    ['event', eventText(drill, words)],
    ['date', dayText(drill.drillDate)],
    ['time', clockText(drill, words)],
    ['state', state],
    ['participants', numberOfParticipants === null ? null : numberText(numberOfParticipants, language)],
    ['responseTime', responseTime],
    ['action', actionTaken === null ? null : words(`actions.${actionTaken}`)],
    [
      'recordedBy',
      words('byAt', {
        name: recordedByName ?? words('formerUser'),
        time: formatDateTimeWithZone(timeCreated, timeZone),
      }),
    ],
  ];
  return {
    kind: 'table',
    columns: [{ width: 1 }, { width: 3 }],
    hasRowHeaders: true,
    isBox: true,
    rows: rows.map(([name, value]) => [words(`facts.${name}`), value ?? '']),
  };
}

function resultBlocks({ resultsAdditionalInfo, wentWell, toImprove }: ShownDrill, words: Words): PdfBlock[] {
  return [
    ...part(words('sheet.results'), resultsAdditionalInfo),
    ...part(words('sheet.wentWell'), wentWell),
    ...(toImprove.length === 0 ? [] : pointBlocks(toImprove, words)),
  ];
}

function pointBlocks(points: readonly DrillPoint[], words: Words): PdfBlock[] {
  const stateOf = ({ isSettled, workOrderId }: DrillPoint) =>
    [
      words(isSettled ? 'sheet.settled' : 'sheet.open'),
      ...(workOrderId === null ? [] : [words('sheet.workOrder')]),
    ].join(', ');
  return [
    { kind: 'heading', level: 2, text: words('sheet.toImprove') },
    {
      kind: 'table',
      columns: [{ width: 4 }, { width: 1.5 }],
      header: [words('sheet.point'), words('sheet.pointState')],
      rows: points.map((point) => [point.text, stateOf(point)]),
    },
  ];
}

function part(title: string, text: string): PdfBlock[] {
  if (text === '') return [];
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'paragraph', text },
  ];
}

function note(text: string): PdfBlock {
  return { kind: 'paragraph', look: 'note', text };
}

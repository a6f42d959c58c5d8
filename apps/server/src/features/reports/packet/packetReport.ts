// A packet on paper, from its numbers alone: a page of numbers, then a sentence and a chart for each section.
import { listText } from '@schooldog/domain/kernel';
import { changeOf, changeOfShare, type PacketPeriod, packetSections } from '@schooldog/domain/reports/packet';
import { paper } from '../../../platform/exports/index.ts';
import type { PdfBlock, PdfReport } from '../../../platform/pdf/index.ts';
import { chartBlocks } from './chart.ts';
import { type Measure, type PacketNumbers, type PacketPart, partsOf } from './parts.ts';
import { daysText, packetWords, periodName, wordsIn } from './words.ts';

export type PrintedPacket = Readonly<{
  numbers: PacketNumbers;
  period: PacketPeriod;
  /** Null is the whole district. */
  schoolName: string | null;
  district: string;
  timeZone: string;
  language: string;
  now: Date;
}>;

/** It names no person, not even the one who prints it: papers of a board are published. */
export function packetReport(packet: PrintedPacket): PdfReport {
  const { period, language, schoolName, district, timeZone, now, numbers } = packet;
  const { words, sentenceText } = packetWords(language, period);
  const about = [schoolName ?? words('district'), periodName(period, language)].join(' · ');
  const parts = partsOf(numbers, words);
  return paper(
    { schoolName: about, district, timeZone, language, now, words, printedBy: '' },
    words('title'),
    [
      factsTable(packet),
      { kind: 'heading', level: 2, text: words('numbers.title') },
      numbersTable(parts, packet),
      { kind: 'paragraph', look: 'note', text: words('notes') },
      { kind: 'newPage' },
      ...parts.map((part): PdfBlock => ({
        kind: 'section',
        blocks: [
          { kind: 'heading', level: 2, text: words(`headings.${part.heading}`) },
          { kind: 'paragraph', look: 'lead', text: sentenceText(part.sentence) },
          ...chartBlocks(part, period, language),
        ],
      })),
    ],
  );
}

function factsTable({ period, numbers, language }: PrintedPacket): PdfBlock {
  const words = wordsIn(language);
  const { days, before, isRunning } = period;
  const daysNow = daysText(days, language);
  const leftOut = packetSections.filter((section) => numbers[section] === undefined);
  const names = listText(
    leftOut.map((section) => words(`sections.${section}`)),
    language,
  );
  return {
    kind: 'table',
    columns: [{ width: 3 }, { width: 5 }],
    hasRowHeaders: true,
    isBox: true,
    rows: [
      [words('facts.period'), isRunning ? words('facts.running', { days: daysNow }) : daysNow],
      [words(isRunning ? 'facts.beforeRunning' : 'facts.before'), daysText(before, language)],
      ...(leftOut.length === 0 ? [] : [[words('facts.leftOut'), names]]),
    ],
  };
}

const right = { align: 'right' } as const;

function numbersTable(parts: readonly PacketPart[], { language, period }: PrintedPacket): PdfBlock {
  const { words } = packetWords(language, period);
  return {
    kind: 'table',
    columns: [{ width: 5 }, { width: 2, ...right }, { width: 2, ...right }, { width: 2.2, ...right }],
    header: ['measure', 'now', 'before', 'change'].map((name) => words(`numbers.${name}`)),
    hasRowHeaders: true,
    rows: parts.flatMap(({ section, measures }) =>
      measures.map((measure) => [
        words(`numbers.${section}.${measure.name}`),
        ...valuesOf(measure, language, period),
      ]),
    ),
  };
}

function valuesOf(measure: Measure, language: string, period: PacketPeriod): readonly string[] {
  const { words, number, changeText, shareText } = packetWords(language, period);
  const none = words('numbers.noBefore');
  if ('shares' in measure) {
    const { now, before } = measure.shares;
    const change = changeText(changeOfShare(measure.shares), 'shareChanges');
    return [shareText(now), before === null ? none : shareText(before), change];
  }
  const { now, before } = measure.counted;
  const change = changeText(changeOf(measure.counted), 'changes');
  return [number(now), before === null ? none : number(before), change];
}

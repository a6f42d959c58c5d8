// The chart of a section: a dark bar for the period, and below it a light one for the period before.
import type { PacketPeriod } from '@schooldog/domain/reports/packet';
import { barChart, type PdfBlock } from '../../../platform/pdf/index.ts';
import type { PacketPart } from './parts.ts';
import { dayText, packetWords } from './words.ts';

/** They differ in lightness, so that they also differ in black and white. */
const colors = { now: '#0b5c63', before: '#b9c4c5' };
const thickness = 11;

export function chartBlocks(part: PacketPart, period: PacketPeriod, language: string): readonly PdfBlock[] {
  const { heading, bars, all, sentence } = part;
  if (bars.every(({ counted }) => counted.now === 0 && (counted.before ?? 0) === 0)) return [];
  const { words, number } = packetWords(language, period);
  const title = words(`headings.${heading}`);
  const rows = bars.map(({ label, counted: { now, before } }) => ({
    label,
    bars: [
      { parts: [{ value: now, color: colors.now }], text: number(now) },
      ...(before === null
        ? []
        : [{ parts: [{ value: before, color: colors.before }], text: number(before) }]),
    ],
  }));
  const told = bars.map(({ label, counted: { now, before } }) =>
    before === null
      ? words('charts.altRowAlone', { label, now: number(now) })
      : words('charts.altRow', { label, now: number(now), before: number(before) }),
  );
  const nameOf = (side: 'now' | 'before') =>
    sentence.reference === 'during'
      ? words(`charts.${side}`)
      : words('charts.at', { day: dayText(period[side === 'now' ? 'days' : 'before'].to, language) });
  const sample = { dash: [], width: 6 };
  return [
    barChart(rows, { alt: words('charts.alt', { title, rows: told.join(' ') }), thickness }),
    {
      kind: 'legend',
      lines: [
        { ...sample, name: nameOf('now'), total: number(all.now), color: colors.now },
        ...(all.before === null
          ? []
          : [{ ...sample, name: nameOf('before'), total: number(all.before), color: colors.before }]),
      ],
    },
  ];
}

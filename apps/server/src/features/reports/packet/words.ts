// Numbers, days and sentences of a packet in words.
import { type CalendarDate, schoolYearOf } from '@schooldog/domain/dates';
import { localeOf, numberText } from '@schooldog/domain/kernel';
import {
  type Change,
  type PacketDays,
  type PacketPeriod,
  percentOf,
  type Phrase,
  type Sentence,
  type Share,
} from '@schooldog/domain/reports/packet';
import { exportTexts } from '../../../platform/exports/index.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

export const wordsIn = exportTexts({ en, es });

export function packetWords(language: string, period: PacketPeriod) {
  const words = wordsIn(language);
  const number = (value: number) => numberText(value, language);

  function changeText(change: Change, kind: 'changes' | 'shareChanges'): string {
    return 'by' in change
      ? words(`${kind}.${change.kind}`, { number: number(change.by) })
      : words(`changes.${change.kind}`);
  }

  function shareText(share: Share): string {
    const { part, whole } = share;
    // "0 of 0 (0%)" would read as a failure where there was nothing to do.
    if (whole === 0) return words('numbers.noBefore');
    return words('numbers.share', {
      part: number(part),
      whole: number(whole),
      percent: number(percentOf(share)),
    });
  }

  function sentenceText({ what, compared, more, reference }: Sentence): string {
    const referenceText = words(`references.${reference}${period.isRunning ? 'Running' : ''}.${period.kind}`);
    const parts = {
      what: phraseText(what, referenceText),
      ...(compared === null ? {} : { compared: phraseText(compared, referenceText) }),
      ...(more === null ? {} : { more: phraseText(more, referenceText) }),
    };
    return words(`sentence.${formOf(compared, more)}`, parts);
  }

  function phraseText({ key, values }: Phrase, reference: string): string {
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? number(value) : value,
      ]),
    );
    const { count } = values;
    const plural = typeof count === 'number' ? { count, number: number(count) } : {};
    return words(`phrases.${key}`, { ...texts, ...plural, reference });
  }

  return { words, number, changeText, shareText, sentenceText };
}

function formOf(compared: Phrase | null, more: Phrase | null): 'alone' | 'compared' | 'more' | 'both' {
  if (compared === null) return more === null ? 'alone' : 'more';
  return more === null ? 'compared' : 'both';
}

/** "October 2026", "July to September 2026", "School year 2026-2027" */
export function periodName(
  { kind, days }: Readonly<{ kind: PacketPeriod['kind']; days: Pick<PacketDays, 'from'> }>,
  language: string,
): string {
  const words = wordsIn(language);
  if (kind === 'schoolYear') return words('periods.schoolYear', { schoolYear: schoolYearOf(days.from) });
  const month = (date: CalendarDate, withYear: boolean) =>
    format(date, language, { month: 'long', ...(withYear ? { year: 'numeric' } : {}) });
  if (kind === 'month') return month(days.from, true);
  const [year, first = ''] = days.from.split('-');
  const last = `${year}-${String(Number(first) + 2).padStart(2, '0')}-01`;
  return words('periods.quarter', { from: month(days.from, false), to: month(last, true) });
}

/** "October 31, 2026" */
export function dayText(date: CalendarDate, language: string): string {
  return format(date, language, { dateStyle: 'long' });
}

export function daysText({ from, to }: PacketDays, language: string): string {
  return wordsIn(language)('days.range', { from: dayText(from, language), to: dayText(to, language) });
}

function format(date: CalendarDate, language: string, options: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
  return formatter.format(new Date(`${date}T00:00:00Z`));
}

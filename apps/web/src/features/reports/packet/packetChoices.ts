// The periods that a packet can be chosen for, newest first.
import { addDays, type CalendarDate, schoolYearOf } from '@schooldog/domain/dates';
import { localeOf } from '@schooldog/domain/kernel';
import { packetPeriod, type PacketPeriodKind } from '@schooldog/domain/reports/packet';

const offered: Readonly<Record<PacketPeriodKind, number>> = { month: 13, quarter: 8, schoolYear: 5 };

type PacketChoice = Readonly<{
  /** Its first day. */
  from: CalendarDate;
  isRunning: boolean;
}>;

/** The one that is running, and those before it; also the one that an address asks for. */
export function packetChoices(
  kind: PacketPeriodKind,
  today: CalendarDate,
  asked?: CalendarDate,
): readonly PacketChoice[] {
  const choices: PacketChoice[] = [];
  for (let day = today; choices.length < offered[kind];) {
    const found = packetPeriod(kind, day, today);
    if (found === null) break;
    choices.push({ from: found.days.from, isRunning: found.isRunning });
    day = addDays(found.days.from, -1);
  }
  const wanted = asked === undefined ? null : packetPeriod(kind, asked, today);
  if (wanted === null || choices.some(({ from }) => from === wanted.days.from)) return choices;
  return [...choices, { from: wanted.days.from, isRunning: wanted.isRunning }];
}

/** "October 2026", "July – September 2026", "2026-2027" */
export function choiceText(kind: PacketPeriodKind, from: CalendarDate, language: string): string {
  if (kind === 'schoolYear') return schoolYearOf(from);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const first = new Date(`${from}T00:00:00Z`);
  if (kind === 'month') return format.format(first);
  return format.formatRange(first, new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 2, 1)));
}

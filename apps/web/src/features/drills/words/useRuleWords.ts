// Drill rules and what they ask for, in whole sentences.
import type { Drill, DrillFrequency, DrillRule, DrillWindow, Requirement } from '@schooldog/domain/drills';
import { listText, localeOf } from '@schooldog/domain/kernel';
import type { Texts } from '../../../platform/i18n/texts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { fullDay } from '../../../ui/shortDay.ts';
import { useDrillWords } from '../parts/useDrillWords.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

type Kind = Pick<Drill, 'type' | 'otherType'>;
type AskedFor = Pick<DrillRule, 'type' | 'otherType' | 'frequency'>;
type Words = Readonly<{
  t: Texts<'features/drills/words'>;
  locale: string;
  titleText(kind: Kind): string;
}>;

export function useRuleWords() {
  const { t, language } = useTexts('features/drills/words');
  const { titleText } = useDrillWords();
  const words: Words = { t, locale: localeOf(language), titleText };
  return {
    ordinal: (number: number) => ordinalText(number, words),
    month: (month: number) => monthText(month, words),
    /** What a rule asks for. */
    sentence: (rule: AskedFor) => sentence(rule, words),
    /** What one requirement is about; the second of several is called so. */
    requirement: (requirement: Requirement, rule: DrillRule | undefined) => {
      const drill = titleText(requirement);
      if (rule === undefined || !asksForSeveral(rule.frequency)) return drill;
      return t('nth', { drill, ordinal: ordinalText(requirement.ordinal, words) });
    },
    /** By when, and what is known of it. */
    detail: ({ state, from, dueBy, drill }: Requirement) => {
      const held = drill === null ? '' : fullDay(drill.drillDate);
      const days = { from: fullDay(from), day: fullDay(dueBy), held };
      return t(`details.${state === 'late' && drill !== null ? 'latePlanned' : state}`, days);
    },
  };
}

function ordinalText(number: number, { t }: Words): string {
  const key = ordinals[number - 1];
  return key === undefined ? t('ordinals.more', { number }) : t(`ordinals.${key}`);
}

function asksForSeveral(frequency: DrillFrequency): boolean {
  if (frequency.kind === 'afterStart') return frequency.days.length > 1;
  return frequency.kind === 'windows' && frequency.windows.some(({ times }) => times > 1);
}

function sentence({ type, otherType, frequency }: AskedFor, words: Words): string {
  const { t } = words;
  const drill = words.titleText({ type, otherType });
  if (frequency.kind === 'monthly')
    return [t('monthly', { drill }), ...insteadOf(frequency.replacements, words)].join(' ');
  if (frequency.kind === 'afterStart')
    return t('afterStart', { drill, list: listText(withinDays(frequency.days, words), words.locale) });
  const items = frequency.windows.map((one) => windowText(one, words));
  return t('windows', { drill, list: listText(items, words.locale) });
}

function withinDays(days: readonly number[], words: Words): string[] {
  return days
    .toSorted((a, b) => a - b)
    .map((count, at) =>
      words.t(at === 0 ? 'firstWithin' : 'within', { count, ordinal: ordinalText(at + 1, words) }),
    );
}

type Replacements = Extract<DrillFrequency, { kind: 'monthly' }>['replacements'];

/** One sentence for each type, with all its months in the order of the school year. */
function insteadOf(replacements: Replacements, words: Words): string[] {
  const inSchoolYear = (month: number) => (month + 5) % 12;
  return [...Map.groupBy(replacements, ({ type }) => type)].map(([type, of]) => {
    const months = of
      .map(({ month }) => month)
      .toSorted((a, b) => inSchoolYear(a) - inSchoolYear(b))
      .map((month) => monthText(month, words));
    const drill = words.titleText({ type, otherType: '' });
    return words.t('instead', { months: listText(months, words.locale), drill });
  });
}

function windowText({ from, to, times }: DrillWindow, words: Words): string {
  const { t } = words;
  const day = (dayOfYear: string) => t('onDay', { day: dayOfYearText(dayOfYear, words) });
  return t('times', {
    count: times,
    from: from === null ? t('firstDay') : day(from),
    to: to === null ? t('lastDay') : day(to),
  });
}

function monthText(month: number, { locale }: Words): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, month - 1, 1));
}

/** "October 1", in a year that has a February 29. */
function dayOfYearText(dayOfYear: string, { locale }: Words): string {
  const [month = 1, day = 1] = dayOfYear.split('-').map(Number);
  const format = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, month - 1, day));
}

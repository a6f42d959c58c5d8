// The log on paper.
import type { ShownDrill } from '@schooldog/contract/drills';
import { type CalendarDate, type SchoolYear, zoneTitle } from '@schooldog/domain/dates';
import { type DrillRule, drillState, type DueDrills } from '@schooldog/domain/drills';
import { numberText } from '@schooldog/domain/kernel';
import { dayText } from '../../../platform/exports/index.ts';
import type { PdfBlock, PdfReport } from '../../../platform/pdf/index.ts';
import { addressOf, drillPaper, type Printing } from './printedSchool.ts';
import { requirementTexts } from './requirementTexts.ts';
import { clockText, eventText, typeText, wordsIn } from './words.ts';

type Asked = DueDrills & Readonly<{ rules: readonly DrillRule[] }>;

type Parts = Printing &
  Readonly<{
    schoolYear: SchoolYear;
    today: CalendarDate;
    /** By day. */
    drills: readonly ShownDrill[];
    /** Also those that are not printed. */
    total: number;
    asked: Asked | null;
  }>;

export function drillLogReport(parts: Parts): PdfReport {
  const { school, schoolYear, language, timeZone } = parts;
  const words = wordsIn(language);
  return drillPaper(parts, words('log.title', { schoolYear }), [
    { kind: 'paragraph', text: addressOf(school) },
    { kind: 'heading', level: 2, text: words('log.required') },
    requiredBlock(parts),
    { kind: 'heading', level: 2, text: words('log.drills') },
    drillsBlock(parts),
    ...moreBlock(parts),
    { kind: 'paragraph', look: 'small', text: words('zone', { zone: zoneTitle(timeZone, language) }) },
  ]);
}

function requiredBlock({ asked, language }: Parts): PdfBlock {
  const words = wordsIn(language);
  if (asked === null) return { kind: 'paragraph', text: words('log.notEnabled') };
  if (asked.startNotSet.length > 0) return { kind: 'paragraph', text: words('log.startNotSet') };
  return {
    kind: 'table',
    columns: [{ width: 3 }, { width: 1.4 }, { width: 2.2 }, { width: 1.2 }, { width: 1.2 }],
    header: ['rule', 'type', 'due', 'drill', 'state'].map((name) => words(`log.${name}`)),
    rows: asked.requirements
      .toSorted((a, b) => a.dueBy.localeCompare(b.dueBy))
      .map((requirement) => {
        const { rule, type, window, drillDate, state } = requirementTexts(requirement, asked.rules, language);
        return [rule, type, window, drillDate, state];
      }),
  };
}

function moreBlock({ drills, total, language }: Parts): PdfBlock[] {
  if (total <= drills.length) return [];
  const number = numberText(total - drills.length, language);
  return [{ kind: 'paragraph', text: wordsIn(language)('log.more', { number }) }];
}

function drillsBlock({ drills, today, language }: Parts): PdfBlock {
  const words = wordsIn(language);
  if (drills.length === 0) return { kind: 'paragraph', text: words('log.none') };
  const header = ['date', 'type', 'event', 'people', 'response', 'state', 'results'];
  return {
    kind: 'table',
    columns: [
      { width: 1.9 },
      { width: 1.3 },
      { width: 1.4 },
      { width: 1.2, align: 'right' },
      { width: 1.4, align: 'right' },
      { width: 1.2 },
      { width: 2.2 },
    ],
    header: header.map((name) => words(`log.${name}`)),
    rows: drills.map((drill) => [
      `${dayText(drill.drillDate)} ${clockText(drill, words)}`,
      typeText(drill, words),
      eventText(drill, words),
      drill.numberOfParticipants === null ? '' : numberText(drill.numberOfParticipants, language),
      drill.responseTime,
      words(`states.${drillState(drill, today)}`),
      drill.resultsAdditionalInfo,
    ]),
  };
}

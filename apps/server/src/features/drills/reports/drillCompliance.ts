// What the rules ask of the chosen schools in a school year, and what of it is done, as the due list has it.
import { dateIn, daysOfSchoolYear, type SchoolYear, schoolYearOf } from '@schooldog/domain/dates';
import {
  type DrillRule,
  type DueDrills,
  progressOf,
  type Requirement,
  requirementProgress,
} from '@schooldog/domain/drills';
import { numberText } from '@schooldog/domain/kernel';
import { type QueryOf, reportQueries } from '@schooldog/domain/reports';
import { dayText, exportTexts } from '../../../platform/exports/index.ts';
import { defineReport, type ReportFact } from '../../../platform/reports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { schoolNames } from '../../schools/index.ts';
import { dueAt, openSchoolsAmong } from '../due.ts';
import { requirementTexts } from '../exports/requirementTexts.ts';
import { wordsIn as logWordsIn } from '../exports/words.ts';
import { readDrillRules } from '../rules.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

type Scope = Readonly<{
  schoolYear: SchoolYear;
  isEnabled: boolean;
  rules: readonly DrillRule[];
  /** By school, the earliest first. */
  requirements: readonly Requirement[];
  /** Nothing can be asked of them. */
  startNotSet: readonly string[];
}>;

const wordsIn = exportTexts({ en, es });
/** Shares of the page's width. */
const columns = [
  ['school', 7.8],
  ['rule', 9.5],
  ['type', 5],
  ['window', 6.2],
  ['dueBy', 5.2],
  ['state', 5.4],
  ['drillDate', 5.4],
] as const;

export const drillComplianceReport = defineReport<QueryOf<'drillCompliance'>, Scope>({
  name: 'drillCompliance',
  query: reportQueries.drillCompliance,
  scope: async ({ services, query, schools }) => {
    const { db } = services.database;
    const today = dateIn(services.clock().toISOString(), await districtTimeZone(db));
    const { schoolYear = schoolYearOf(today) } = query;
    const document = await readDrillRules(db);
    const { isEnabled, rules } = document;
    if (!isEnabled) return { schoolYear, isEnabled, rules, requirements: [], startNotSet: [] };
    const schoolIds = await openSchoolsAmong(db, schools);
    const due = await dueAt(db, { document, schoolIds, schoolYear, today });
    return {
      schoolYear,
      isEnabled,
      rules,
      requirements: bySchoolAndDay(due, schoolIds),
      startNotSet: due.startNotSet.map(({ schoolId }) => schoolId),
    };
  },
  days: ({ schoolYear }) => daysOfSchoolYear(schoolYear),
  total: async (_request, { requirements, startNotSet }) => requirements.length + startNotSet.length,
  facts: async ({ scope, language }) => factsOf(scope, language),
  columns: async ({ language }) =>
    columns.map(([name, width]) => ({ title: wordsIn(language)(`columns.${name}`), width })),
  async *rows({ services, scope, language }) {
    const names = new Map((await schoolNames(services.database.db)).map(({ id, name }) => [id, name]));
    yield scope.requirements.map((requirement) => {
      const { rule, type, window, state, drillDate } = requirementTexts(requirement, scope.rules, language);
      const school = names.get(requirement.schoolId) ?? '';
      return [school, rule, type, window, dayText(requirement.dueBy), state, drillDate];
    });
    const unknown = logWordsIn(language)('log.startNotSet');
    yield scope.startNotSet.map((id) => [names.get(id) ?? '', '', '', '', '', unknown, '']);
  },
});

/** The schools are in the order of their names. */
function bySchoolAndDay({ requirements }: DueDrills, schoolIds: readonly string[]): readonly Requirement[] {
  const places = new Map(schoolIds.map((id, at) => [id, at]));
  const placeOf = ({ schoolId }: Requirement) => places.get(schoolId) ?? 0;
  return requirements.toSorted((a, b) => placeOf(a) - placeOf(b) || a.dueBy.localeCompare(b.dueBy));
}

function factsOf({ isEnabled, requirements, startNotSet }: Scope, language: string): readonly ReportFact[] {
  const words = wordsIn(language);
  if (!isEnabled) return [{ name: words('facts.rules'), value: words('notEnabled') }];
  const fact = (name: string, count: number) => ({
    name: words(`facts.${name}`),
    value: numberText(count, language),
  });
  const total = requirements.length;
  const countOf = (progress: (typeof requirementProgress)[number]) =>
    requirements.filter(({ state }) => progressOf(state) === progress).length;
  return [
    fact('requirements', total),
    ...requirementProgress.map((progress) => fact(progress, countOf(progress))),
    ...(total === 0
      ? []
      : [{ name: words('facts.share'), value: `${Math.round((countOf('done') / total) * 100)}%` }]),
    ...(startNotSet.length === 0 ? [] : [fact('startNotSet', startNotSet.length)]),
  ];
}

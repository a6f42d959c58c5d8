// What has to be put right in a rule before it can be saved, by the place of the field.
import {
  type DrillRule,
  type DrillRulesDocument,
  drillRulesDocumentSchema,
  drillRuleSchema,
  keyOfSchoolDays,
} from './rules.ts';

type RuleProblem = 'required' | 'number' | 'day' | 'order' | 'twice' | 'events';
export type RuleProblems = ReadonlyMap<string, RuleProblem>;

export function ruleProblems(rule: DrillRule): RuleProblems {
  const problems = new Map<string, RuleProblem>(ownProblems(rule));
  for (const { path } of drillRuleSchema.safeParse(rule).error?.issues ?? []) {
    const place = path.join('.');
    if (!problems.has(place)) problems.set(place, problemAt(path.map(String)));
  }
  return problems;
}

/** Whether every rule is complete, and everything can be told apart. */
export function areCompleteRules(document: DrillRulesDocument): boolean {
  const { rules, schoolDays } = document;
  return (
    drillRulesDocumentSchema.safeParse(document).success &&
    rules.every((rule) => ruleProblems(rule).size === 0) &&
    new Set(rules.map(({ id }) => id)).size === rules.length &&
    new Set(schoolDays.map(keyOfSchoolDays)).size === schoolDays.length
  );
}

function problemAt(path: readonly string[]): RuleProblem {
  if (path[0] === 'eventTypes') return 'events';
  if (path[0] !== 'frequency') return 'required';
  return path.at(-1) === 'from' || path.at(-1) === 'to' ? 'day' : 'number';
}

/** What the schema alone does not see. */
function ownProblems({ type, otherType, frequency }: DrillRule): [string, RuleProblem][] {
  const problems: [string, RuleProblem][] = [];
  if (type === 'other' && otherType.trim() === '') problems.push(['otherType', 'required']);
  if (frequency.kind === 'monthly') {
    const months = frequency.replacements.map(({ month }) => month);
    for (const at of repeatedIn(months)) problems.push([`frequency.replacements.${at}.month`, 'twice']);
  }
  if (frequency.kind === 'afterStart')
    for (const at of repeatedIn(frequency.days)) problems.push([`frequency.days.${at}`, 'twice']);
  if (frequency.kind === 'windows')
    for (const [at, { from, to }] of frequency.windows.entries())
      if (from !== null && to !== null && placeInYear(from) > placeInYear(to))
        problems.push([`frequency.windows.${at}.to`, 'order']);
  return problems;
}

function repeatedIn(values: readonly number[]): number[] {
  return values.flatMap((value, at) => (value > 0 && values.indexOf(value) < at ? [at] : []));
}

/** A school year begins on July 1. */
function placeInYear(dayOfYear: string): string {
  return `${dayOfYear >= '07-01' ? 0 : 1} ${dayOfYear}`;
}

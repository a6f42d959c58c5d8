import type { DrillRule, Requirement } from '@schooldog/domain/drills';
import { dayText } from '../../../platform/exports/index.ts';
import { typeText, wordsIn } from './words.ts';

/** What a rule asks of a school, in the words of the log. */
export function requirementTexts(requirement: Requirement, rules: readonly DrillRule[], language: string) {
  const words = wordsIn(language);
  const { ruleId, from, dueBy, drill, state } = requirement;
  const rule = rules.find(({ id }) => id === ruleId);
  const name = rule?.name ?? '';
  return {
    rule: rule?.isConfirmed === false ? words('log.toBeConfirmed', { rule: name }) : name,
    type: typeText(requirement, words),
    window: words('log.range', { from: dayText(from), to: dayText(dueBy) }),
    drillDate: drill === null ? '' : dayText(drill.drillDate),
    state: words(`requirements.${state}`),
  };
}

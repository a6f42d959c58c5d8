// Drill rules and what they ask for, as the server would send them.
import type { ShownDueDrills } from '@schooldog/contract/drills';
import type { DrillRule, DrillRulesDocument, Requirement } from '@schooldog/domain/drills';
import { oakHill } from './records.ts';

export function aRule(facts: Partial<DrillRule> = {}): DrillRule {
  return {
    id: 'monthlyFire000000000',
    name: 'Monthly fire drill',
    type: 'fire',
    otherType: '',
    frequency: {
      kind: 'monthly',
      replacements: [
        { month: 2, type: 'severeWeather' },
        { month: 11, type: 'severeWeather' },
      ],
    },
    eventTypes: ['planned', 'real'],
    toTell: 'The fire department',
    source: 'State code, as of 07/01/2026',
    isConfirmed: false,
    ...facts,
  };
}

export function someRules(facts: Partial<DrillRulesDocument> = {}): DrillRulesDocument {
  return { isEnabled: true, rules: [aRule()], schoolDays: [], ...facts };
}

export function aRequirement(facts: Partial<Requirement> = {}): Requirement {
  return {
    schoolId: oakHill.id,
    ruleId: aRule().id,
    type: 'fire',
    otherType: '',
    ordinal: 1,
    from: '2026-10-01',
    dueBy: '2026-10-31',
    state: 'due',
    drill: null,
    ...facts,
  };
}

export function someDue(
  facts: Partial<Omit<ShownDueDrills, 'requirements'>> & { requirements?: Requirement[] } = {},
): ShownDueDrills {
  return {
    isEnabled: true,
    schoolYear: '2026-2027',
    today: '2026-10-20',
    rules: [aRule()],
    requirements: [],
    startNotSet: [],
    ...facts,
  };
}

// Who sees and revokes responder links: people who edit the plan of the school, as those who make them. Links name
// people outside the district, so others do not see them.
import { canEditEopsAt } from '../eop/index.ts';
import type { Ability, Rule } from '../permissions/index.ts';

type AtSchool = Readonly<{ schoolId: string }>;

const editsPlans: Rule<AtSchool> = (actor, { schoolId }) => canEditEopsAt(actor, schoolId);

export const responderLinkRules = {
  view: { who: editsPlans, otherwise: 'responderLink.notAllowed' },
  revoke: { who: editsPlans, otherwise: 'responderLink.notAllowed' },
} as const satisfies Record<string, Ability<AtSchool>>;

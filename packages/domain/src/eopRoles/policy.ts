// Tables of roles follow the emergency plans: readers of the plans see them, editors of the plans change them.
import { canEditEopsAt, canReadEopsAt } from '../eop/index.ts';
import type { Ability, Condition } from '../permissions/index.ts';

export type RolesFacts = Readonly<{ schoolId: string; isSchoolArchived: boolean }>;

const schoolInUse: Condition<RolesFacts> = {
  holds: ({ isSchoolArchived }) => !isSchoolArchived,
  otherwise: 'eopRole.schoolArchived',
};

export const roleRules = {
  view: { who: (actor, { schoolId }) => canReadEopsAt(actor, schoolId), otherwise: 'eopRole.viewNotAllowed' },
  edit: {
    who: (actor, { schoolId }) => canEditEopsAt(actor, schoolId),
    otherwise: 'eopRole.editNotAllowed',
    when: [schoolInUse],
  },
} as const satisfies Record<string, Ability<RolesFacts>>;

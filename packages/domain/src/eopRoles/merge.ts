import { skillIdSchema } from '../contacts/index.ts';
import { defineMerge, type EditIn, listOfValues, text, value } from '../kernel/index.ts';
import { roleLimits } from './limits.ts';
import { eopRoleSchema } from './roles.ts';

const { shape } = eopRoleSchema;

/** What two people may change of one role at once. Its people are changed place by place. */
export const roleMerge = defineMerge({
  roleName: value(shape.roleName),
  roleDescription: text(shape.roleDescription),
  relevantSkillIds: listOfValues(skillIdSchema, { max: roleLimits.skills }),
});
export type RoleEdit = EditIn<typeof roleMerge>;

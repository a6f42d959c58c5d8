// The filter of Work Order Users. Routes read it before the page is loaded, so nothing heavy is imported here.
import { roles } from '@schooldog/domain/permissions';
import { taskPermissions } from '@schooldog/domain/workOrders';
import { defineFilter, type FilterOf } from '../../../ui/list/defineFilter.ts';
import { choice, choices, idList, text } from '../../../ui/list/filterFields.ts';

export const permissionChoices = [...taskPermissions, 'none'] as const;

export const userFilter = defineFilter({
  search: text('search'),
  roles: choices('roles', roles),
  schoolIds: idList('schoolIds', { most: 100 }),
  permission: choice('permission', permissionChoices),
  boardIds: idList('boardIds', { most: 50 }),
});
export type UserFilter = FilterOf<typeof userFilter>;

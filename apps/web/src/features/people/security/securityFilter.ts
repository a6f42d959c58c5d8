import type { SecurityEventKind } from '@schooldog/contract/people';
import { defineFilter } from '../../../ui/list/defineFilter.ts';
import { choices, idList } from '../../../ui/list/filterFields.ts';
import { kindLooks } from './kindLooks.ts';

export const kinds = Object.keys(kindLooks).filter(isKind);

export function isKind(name: string): name is SecurityEventKind {
  return name in kindLooks;
}

export const securityFilter = defineFilter({
  kinds: choices('kinds', kinds),
  userIds: idList('userIds', { most: 1 }),
});

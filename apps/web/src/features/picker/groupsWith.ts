import { textMatcher } from '../../ui/textSearch.ts';

export type ChoiceGroup = Readonly<{ group: string; items: readonly Choice[] }>;
type Choice = Readonly<{ value: string; label: string }>;

/** Those of the choices whose names hold every word, capitals and accents aside, as the server searches. */
export function groupsWith<Group extends ChoiceGroup>(groups: readonly Group[], search: string): Group[] {
  const matches = textMatcher(search);
  const isFound = ({ label }: Choice) => matches(label);
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isFound) }))
    .filter(({ items }) => items.length > 0);
}

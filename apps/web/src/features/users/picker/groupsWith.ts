export type ChoiceGroup = Readonly<{ group: string; items: readonly Choice[] }>;
type Choice = Readonly<{ value: string; label: string }>;

/** Those of the choices whose names hold every word, capitals and accents aside, as the server searches. */
export function groupsWith<Group extends ChoiceGroup>(groups: readonly Group[], search: string): Group[] {
  const words = plain(search).split(/\s+/);
  const isFound = ({ label }: Choice) => words.every((word) => plain(label).includes(word));
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isFound) }))
    .filter(({ items }) => items.length > 0);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

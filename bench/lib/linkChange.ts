import { newId } from './ask.ts';

const added = new Map<string, string[]>();
/** More than are ever in flight for one school. */
const removedAtOnce = 20;

/**
 * A change of a school that never conflicts with another one: adds a new link and removes the links that
 * were added here before.
 */
export function linkChange(schoolId: string): object {
  const link = { name: newId(), url: 'https://school.example/bench' };
  const before = (added.get(schoolId) ?? []).slice(-removedAtOnce);
  added.set(schoolId, [...before, `${link.name}\n${link.url}`]);
  return { schoolId, edit: { links: { added: [link], removed: before } } };
}

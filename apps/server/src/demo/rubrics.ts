// The rubrics of the demo district: the three that come with the product, and one that somebody is still writing.
import { emptyRubric } from '@schooldog/domain/rubrics';
import { starterNames, starterRubric } from '@schooldog/domain/rubrics/starters';
import { rubrics } from '../features/rubrics/schema.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NewUser } from './people.ts';
import { seededRandom } from './random.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1500;
const day = 24 * 60 * 60 * 1000;

export type DemoRubric = typeof rubrics.$inferSelect;

/** The same every time; the first three are enabled. */
export function demoRubrics(people: readonly NewUser[], start: Date): readonly DemoRubric[] {
  const random = seededRandom(seed);
  const idOf = (role: NewUser['role']) => people.find((person) => person.role === role)?.id ?? '';
  const [coordinator, author] = [idOf('district_safety_coordinator'), idOf('district_nonsafety_coordinator')];
  const row = (changes: Pick<DemoRubric, 'content' | 'enabled'>, by: string, time: Date): DemoRubric => ({
    id: random.id(),
    draft: null,
    createdByUserId: by,
    updatedByUserId: by,
    timeCreated: time,
    timeUpdated: time,
    timeDeleted: null,
    deletedByUserId: null,
    ...changes,
  });
  const starters = starterNames.map((name) =>
    row(
      { content: starterRubric(name, { language: 'en', makeId: random.id }), enabled: true },
      coordinator,
      start,
    ),
  );
  const unfinished = {
    ...emptyRubric,
    name: 'Playground inspection',
    sections: [{ id: random.id(), title: 'Equipment', description: '', showNotes: true }],
  };
  return [
    ...starters,
    row({ content: unfinished, enabled: false }, author, new Date(start.getTime() + 30 * day)),
  ];
}

export async function insertDemoRubrics(tx: Transaction, rows: readonly DemoRubric[]): Promise<void> {
  await tx.insert(rubrics).values([...rows]);
}

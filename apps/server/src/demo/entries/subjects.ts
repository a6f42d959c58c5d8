// What is logged: an item of the default settings, drawn by how often schools of a kind see such a thing.
import type { Opinion } from '@schooldog/domain/entries';
import {
  defaultObservationSettings,
  type ObservationCategory,
  type ObservationItem,
} from '@schooldog/domain/settings';
import type { Random } from '../random.ts';
import type { DemoSchool } from '../schools.ts';
import { lottery } from './chance.ts';
import { accessWords } from './words/access.ts';
import { buildingWords } from './words/building.ts';
import { careWords } from './words/care.ts';
import { groundsWords } from './words/grounds.ts';
import type { ItemWords, WordsByItem } from './words/itemWords.ts';

export type Subject = Readonly<{ category: ObservationCategory; item: ObservationItem; words: ItemWords }>;

/** Most categories are logged alike. */
const categoryWeights: Readonly<Record<string, number>> = {
  'Access Control': 2,
  'Staff and Students': 1.3,
  'Building Exterior': 0.8,
  'Emergency Preparedness': 0.8,
  'Food Service': 0.8,
  Other: 0.6,
};

const words: WordsByItem = { ...accessWords, ...buildingWords, ...careWords, ...groundsWords };

export function demoSubjects(): Subject[] {
  const { categories, items } = defaultObservationSettings();
  return items.flatMap((item) => {
    const category = categories.find(({ id }) => item.categories.includes(id));
    const itemWords = words[item.label];
    return category === undefined || itemWords === undefined ? [] : [{ category, item, words: itemWords }];
  });
}

/** Draws an item that fits the school and the opinion. */
export function subjectsFor(
  subjects: readonly Subject[],
): (school: DemoSchool, opinion: Opinion, random: Random) => Subject | undefined {
  const lotteries = new Map<string, (random: Random) => Subject | undefined>();
  return (school, opinion, random) => {
    const key = `${school.id} ${opinion}`;
    const known = lotteries.get(key);
    if (known !== undefined) return known(random);
    const fitting = subjects.filter((subject) => isAt(school, subject) && hasWords(subject, opinion));
    const draw = lottery(fitting, ({ category }) => categoryWeights[category.label] ?? 1);
    lotteries.set(key, draw);
    return draw(random);
  };
}

function hasWords({ words: { concern, praise } }: Subject, opinion: Opinion): boolean {
  return opinion === 'other' || (opinion === 'concern' ? concern : praise).length > 0;
}

/** Elementary schools have no locker rooms, and high schools no slides. */
function isAt({ name }: DemoSchool, { item: { label } }: Subject): boolean {
  if (name.endsWith('Elementary')) return !/^(Locker|Bleachers|Field)/.test(label);
  return !label.startsWith('Playground');
}

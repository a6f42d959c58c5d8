// The names for the ids of an entry, read once for a whole file.
import { observationIn, type TagWords, tagWords } from '@schooldog/domain/settings';
import type { Reader } from '../../../platform/database/database.ts';
import { schoolNames } from '../../schools/index.ts';
import { readObservation } from '../../settings/index.ts';

export type Labels = Readonly<{
  /** All of them, by id. */
  all: ReadonlyMap<string, string>;
  schools: ReadonlyMap<string, string>;
  school(id: string): string;
  category(id: string): string;
  item(id: string): string;
  tag: TagWords['labelOf'];
  /** Under the tag in small letters, those that read otherwise in the language. */
  tags: ReadonlyMap<string, string>;
}>;

export async function readLabels(reader: Reader, language: string): Promise<Labels> {
  const schools = new Map((await schoolNames(reader)).map(({ id, name }) => [id, name]));
  const observation = observationIn(await readObservation(reader), language);
  const { categories, items, tagLabels = {} } = observation;
  const { labelOf } = tagWords(observation, language);
  const categoryLabels = new Map(categories.map(({ id, label }) => [id, label]));
  const itemLabels = new Map(items.map(({ id, label }) => [id, label]));
  return {
    all: new Map([...schools, ...categoryLabels, ...itemLabels]),
    schools,
    school: (id) => schools.get(id) ?? '',
    category: (id) => categoryLabels.get(id) ?? '',
    item: (id) => itemLabels.get(id) ?? '',
    tag: labelOf,
    tags: new Map(
      Object.keys(tagLabels)
        .map((tag) => [tag, labelOf(tag)] as const)
        .filter(([tag, label]) => tag !== label),
    ),
  };
}

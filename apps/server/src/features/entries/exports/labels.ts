// The words behind the ids of an entry, read once for a whole file.
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
}>;

export async function readLabels(reader: Reader): Promise<Labels> {
  const schools = new Map((await schoolNames(reader)).map(({ id, name }) => [id, name]));
  const { categories, items } = await readObservation(reader);
  const categoryLabels = new Map(categories.map(({ id, label }) => [id, label]));
  const itemLabels = new Map(items.map(({ id, label }) => [id, label]));
  return {
    all: new Map([...schools, ...categoryLabels, ...itemLabels]),
    schools,
    school: (id) => schools.get(id) ?? '',
    category: (id) => categoryLabels.get(id) ?? '',
    item: (id) => itemLabels.get(id) ?? '',
  };
}

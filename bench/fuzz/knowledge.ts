// What the answers have shown so far, by the name of the field. With real ids, cursors and links in place, hostile
// values get past the first check.
import { z } from 'zod';
import type { Chance } from '../lib/chance.ts';
import { query } from '../lib/sql.ts';

const perName = 60;
const listSchema = z.array(z.unknown());
const recordSchema = z.record(z.string(), z.unknown());

export class Knowledge {
  readonly #values = new Map<string, unknown[]>();
  readonly #ids: string[];

  private constructor(ids: string[]) {
    this.#ids = ids;
  }

  /** Begins with ids of every table. */
  static async of(databaseUrl: string): Promise<Knowledge> {
    const tables = await query<{ name: string }>(
      databaseUrl,
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and data_type = 'text' order by 1`,
    );
    const ids: string[] = [];
    const known = new Knowledge(ids);
    for (const { name } of tables) {
      const rows = await query<{ id: string }>(databaseUrl, `select id from "${name}" order by id limit 20`);
      ids.push(...rows.map(({ id }) => id));
      for (const { id } of rows) known.#note(`${name.replace(/s$/, '')}Id`, id);
    }
    return known;
  }

  learn(answer: unknown, name = ''): void {
    const list = listSchema.safeParse(answer);
    if (list.success) {
      for (const item of list.data.slice(0, 20)) this.learn(item, name.replace(/s$/, ''));
      return;
    }
    const record = recordSchema.safeParse(answer);
    if (!record.success) {
      if (name !== '' && answer !== null) this.#note(name, answer);
      return;
    }
    for (const [key, value] of Object.entries(record.data)) this.learn(value, key);
    // The id of a record is asked for as `schoolId`; what `next` said is asked for as `before`.
    if (typeof record.data['id'] === 'string' && name !== '') this.#note(`${name}Id`, record.data['id']);
    if (typeof record.data['next'] === 'string') this.#note('before', record.data['next']);
  }

  /** A value that a field of this name had in an answer. */
  valueFor(name: string, chance: Chance): unknown {
    const known = this.#values.get(name) ?? this.#values.get(name.replace(/s$/, ''));
    return known === undefined ? this.anId(chance) : known[chance.below(known.length)];
  }

  anId(chance: Chance): string {
    return this.#ids[chance.below(this.#ids.length)] ?? '';
  }

  #note(name: string, value: unknown): void {
    const known = this.#values.get(name) ?? [];
    if (known.length >= perName) known.shift();
    known.push(value);
    this.#values.set(name, known);
  }
}

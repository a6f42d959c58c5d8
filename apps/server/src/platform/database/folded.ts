// Text folded for search: without case and accents. Spelled out because PostgreSQL's `unaccent` is an extension that
// not every server has.
import { sql, type SQL } from 'drizzle-orm';

const plainOf = {
  a: 'áàâäãåāăą',
  c: 'çćč',
  d: 'ďđ',
  e: 'éèêëēęě',
  g: 'ğ',
  i: 'íìîïī',
  l: 'ł',
  n: 'ñńň',
  o: 'óòôöõøōő',
  r: 'ř',
  s: 'śšş',
  t: 'ť',
  u: 'úùûüūůű',
  y: 'ýÿ',
  z: 'źżž',
};
const accented = Object.values(plainOf).join('');
const plain = Object.entries(plainOf)
  .map(([letter, forms]) => letter.repeat(forms.length))
  .join('');

/** The column and the search text are folded by the same expression, so they always match. */
export function folded(text: SQL): SQL {
  return sql`translate(lower(${text}), ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)})`;
}

/** For composed statements. */
export function foldedColumn(column: string): string {
  return `translate(lower(${column}), '${accented}', '${plain}')`;
}

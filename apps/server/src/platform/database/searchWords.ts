// Search by word prefix, ignoring case and accents: the domain's `matchesSearch` in SQL. The function `search_words`
// splits text into words, because PostgreSQL's own parser treats addresses, versions and hyphens specially, and its
// `unaccent` is an extension that not every server has.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The words of a text, folded, as a tsvector. */
export function searchWords(text: SQLWrapper): SQL {
  return sql`search_words(${text})`;
}

/** A tsquery for a word prefix. A word of the domain's `searchedWords` contains no quote and no backslash. */
export function prefixQuery(word: string): string {
  return `'${word}':*`;
}

import { matchesSearch } from '../kernel/index.ts';

/** What a search looks through. */
export type SearchedEntry = Readonly<{
  comment: string;
  /** The place in words, or what it was called when the entry was logged. */
  location: string;
  /** What the place is called today, where it is one of the school's lists. */
  place?: string;
  /** The reporter's name. */
  reporter: string | null;
  /** The labels of category and item. */
  observation: readonly string[];
}>;

/** The rule that the server's search follows; devices use it for the entries they have. */
export function matchesEntrySearch(search: string, entry: SearchedEntry): boolean {
  const { comment, location, place = '', reporter, observation } = entry;
  return matchesSearch(search, [comment, location, place, reporter ?? '', ...observation]);
}

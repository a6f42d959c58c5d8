// What features tell and ask one another inside a transaction, so that none has to import another in a circle.
import type { AttentionQuery, AttentionRow } from '../attention/index.ts';
import type { Entry, NewEntry } from '../entries/index.ts';

/** One of `before` and `after` is null where the entry was logged or deleted. */
export type EntryChanged = Readonly<{
  before: Entry | null;
  after: Entry | null;
  /** What the editor wants people to be alerted about. */
  safetyAlert: NewEntry['safetyAlert'];
}>;

export type FeatureEvents = {
  'entry.changed': EntryChanged;
};

/** An option, under the list to which it belongs. */
export type UsedPlace = Readonly<{ dataProfileId: string; id: string }>;

export type FeatureQueries = {
  /** What of a feature needs this person's attention now, limited to what they may see. */
  'attention.rows': { query: AttentionQuery; answer: readonly AttentionRow[] };
  /** Photos of an entry that must outlive it, or outlive being taken out of it. */
  'entry.photosInUse': { query: Readonly<{ entryId: string }>; answer: readonly string[] };
  /** How often each of these places is used. */
  'place.uses': { query: readonly UsedPlace[]; answer: ReadonlyMap<string, number> };
  /** How often all these places together were used, by month; months without a use may be left out. */
  'place.months': {
    query: Readonly<{ places: readonly UsedPlace[]; sinceMonth: string }>;
    answer: readonly Readonly<{ month: string; entries: number }>[];
  };
};

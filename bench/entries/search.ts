// The search over entries: words that match a few, some, all and none of them.
import type { Report } from '../lib/report.ts';
import { written } from '../lib/report.ts';

/** The words of the comments are in data.ts. */
const searches = [
  ['a rare word', 'raccoon'],
  ['a word of one percent', 'hinge'],
  ['a word of all entries', 'latch'],
  ['a word of none', 'zzyzx'],
  ['two letters', 're'],
  ["a person's name", 'okafor'],
  ['a word of observations', 'door'],
  ['a place and a rare word', 'room raccoon'],
] as const;

/** Resolves with the median time of a request to this path of the API. */
type Timed = (path: string) => Promise<number>;

export async function measureSearch(report: Report, timed: Timed): Promise<void> {
  for (const [name, typed] of searches) {
    const search = encodeURIComponent(typed);
    report.atMost(`p50 of a search for ${name}`, await timed(`/api/entries?search=${search}`), 50, 'ms');
    report.figure('  its count', written(await timed(`/api/entries/count?search=${search}`), 'ms'));
  }
}

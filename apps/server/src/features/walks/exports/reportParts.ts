import type { DetailedWalk, WalkReportQuery } from '@schooldog/contract/walks';
import type { EntryWithPictures, Labels } from '../../entries/index.ts';
import type { WalkScope } from './walkScope.ts';

/** Everything a report is made from. */
export type WalkReportParts = Readonly<{
  reportType: WalkReportQuery['reportType'];
  walk: DetailedWalk;
  entries: readonly EntryWithPictures[];
  scope: WalkScope;
  names: ReadonlyMap<string, string>;
  generatedBy: string;
  labels: Labels;
  language: string;
  publicUrl: string;
  now: Date;
}>;

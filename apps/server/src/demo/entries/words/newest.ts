// The newest entries, newest first: chosen by hand, because they are what a visitor of the demo sees first.
import type { Opinion } from '@schooldog/domain/entries';
import type { KnownRole } from '@schooldog/domain/permissions';
import { draftsBefore } from './newestBefore.ts';
import { draftsOfThisWeek } from './newestThisWeek.ts';

export type Picked = Readonly<{
  item: string;
  opinion: Opinion;
  /** The index of the school in the demo's list. */
  school: number;
  by: KnownRole;
  /** An option of the school's lists, or free text. */
  location: string;
  comment: string;
  /** The pictures, by the name of their files. */
  photos: readonly string[];
  isAlert: boolean;
}>;

export const newestEntries: readonly Picked[] = [...draftsOfThisWeek, ...draftsBefore].map(
  ([item, opinion, school, by, location, comment, photos = [], alert]) => ({
    item,
    opinion,
    school,
    by,
    location,
    comment,
    photos,
    isAlert: alert !== undefined,
  }),
);

// Events and queries between features inside a transaction, so that features do not import each other in a circle.
import type { AttentionQuery, AttentionRow } from '../attention/index.ts';
import type { CalendarEvent, CalendarQuery } from '../calendarFeeds/index.ts';
import type { AccountFacts } from '../contacts/index.ts';
import type { FrameCounts } from '../dashboard/index.ts';
import type { Entry, NewEntry } from '../entries/index.ts';
import type { EopKind, RichText } from '../eop/index.ts';
import type { RolePlace, RoleTableId } from '../eopRoles/index.ts';
import type { Actor } from '../permissions/index.ts';
import type { SchoolTile, SchoolTileQuery, SchoolUse } from '../schools/index.ts';

/** `before` is null when the entry was logged, `after` when it was deleted. */
export type EntryChanged = Readonly<{
  before: Entry | null;
  after: Entry | null;
  /** What the editor wants to alert people about. */
  safetyAlert: NewEntry['safetyAlert'];
}>;

export type FeatureEvents = {
  /** An account was added (`before` is null), changed or deleted (`after` is null). */
  'account.changed': Readonly<{ before: AccountFacts | null; after: AccountFacts | null }>;
  /** The contact lists of these schools show something else, of these contacts and users. */
  'contacts.changed': Readonly<{ schoolIds: readonly string[]; personIds: readonly string[] }>;
  /** What components of plans show was changed on a page of its own: the contact list, or a table of roles. */
  'eop.listsChanged': Readonly<{ componentIds: readonly string[] }>;
  /** Records that name the skill forget it. */
  'skill.deleted': Readonly<{ skillId: string }>;
  /** A component for a table of roles was added to a plan. */
  'eop.roleTableAdded': Readonly<{ schoolId: string; roleTableId: RoleTableId; componentId: string }>;
  'school.added': Readonly<{ schoolId: string }>;
  'entry.changed': EntryChanged;
  /** Somebody adds an assessment to a walk, which is locked from then on; only people who fill the walk may. */
  'walk.assessmentAdded': Readonly<{ walkId: string; schoolId: string }>;
};

/** What was logged in a walk, with the addresses of its pictures. */
export type EntryOfWalk = Readonly<{ entry: Entry; imageUrls: readonly string[] }>;

/** An option, under the list to which it belongs. */
export type UsedPlace = Readonly<{ dataProfileId: string; id: string }>;

/** A place of a contact in a table of roles. */
export type ContactUse = Readonly<{ roleTableId: RoleTableId; roleName: string; place: RolePlace }>;

export type FeatureQueries = {
  /** Where a contact is needed. */
  'contact.uses': { query: Readonly<{ contactId: string }>; answer: readonly ContactUse[] };
  /** How many roles name this skill. */
  'skill.uses': { query: Readonly<{ skillId: string }>; answer: number };
  /** A contact list or table of roles as text, to be certified and printed; null where there is none. */
  'eop.listContent': {
    query: Readonly<{ schoolId: string; kind: EopKind; eopRolesId: string | null; language: string }>;
    answer: RichText | null;
  };
  /** How many gaps the tables of roles of these schools have. */
  'eop.rosterGaps': {
    query: Readonly<{ schoolIds: readonly string[] }>;
    answer: readonly Readonly<{ schoolId: string; roleTableId: RoleTableId; gaps: number }>[];
  };
  /** What needs this person's attention now, limited to what they may see. */
  'attention.rows': { query: AttentionQuery; answer: readonly AttentionRow[] };
  /** What is due or scheduled for this person on these days, limited to what they may see. */
  'calendar.events': { query: CalendarQuery; answer: readonly CalendarEvent[] };
  /** The entry while it is in a walk that is not complete; null once it is published or was removed. */
  'entry.inWalk': { query: Readonly<{ entryId: string }>; answer: Entry | null };
  /** Photos of an entry that must be kept after the entry is deleted or the photo is removed from it. */
  'entry.photosInUse': { query: Readonly<{ entryId: string }>; answer: readonly string[] };
  /** What the frame around every page counts of a feature for this person. */
  'frame.counts': { query: Readonly<{ actor: Actor }>; answer: Readonly<Partial<FrameCounts>> };
  /** Notices to those who may have a record open, of which a file has just arrived. */
  'file.viewers': {
    query: Readonly<{ ownerType: string; ownerId: string }>;
    answer: readonly Readonly<{ topic: string; id: string; schoolId?: string; userId?: string }>[];
  };
  /** Notices to those who follow the delivery of messages about a record ("safetyAlert:{id}"). */
  'message.followers': {
    query: Readonly<{ about: string }>;
    answer: readonly Readonly<{ topic: string; id: string; userId: string }>[];
  };
  /** How often each of these locations is used. */
  'place.uses': { query: readonly UsedPlace[]; answer: ReadonlyMap<string, number> };
  /** How many records besides entries refer to this location, which is then not deleted. */
  'place.references': { query: UsedPlace; answer: number };
  /** How often all these locations were used in total, by month; months without a use may be left out. */
  'place.months': {
    query: Readonly<{ places: readonly UsedPlace[]; sinceMonth: string }>;
    answer: readonly Readonly<{ month: string; entries: number }>[];
  };
  /** What was logged in a walk, published or not, without what was removed; all of it, or what this person may see. */
  'walk.entries': {
    query: Readonly<{ walkId: string; viewer: Actor | null }>;
    answer: readonly EntryOfWalk[];
  };
  /** What of a feature stands at the top of a school's page, limited to what this person may see. */
  'school.tiles': { query: SchoolTileQuery; answer: readonly SchoolTile[] };
  /** What of a feature refers to this school. */
  'school.uses': {
    query: Readonly<{ schoolId: string }>;
    answer: Readonly<{ kind: SchoolUse['kind']; count: number }>;
  };
};

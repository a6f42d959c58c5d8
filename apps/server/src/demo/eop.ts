// Emergency plans of the demo district: whole ones at three schools, parts in every state of certification at others,
// and one school without a plan. The PDFs of certified copies are printed when somebody first opens them.
import { type DefaultComponent, defaultPlan, nextDueAfter, type RichText } from '@schooldog/domain/eop';
import { defaultRow } from '../features/eop/defaultSet.ts';
import {
  eopCertifications,
  eopComponents,
  eopContentVersions,
  eopDefaultComponents,
} from '../features/eop/schema.ts';
import type { EopRow } from '../features/eop/store.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import type { Work } from '../platform/work/work.ts';
import { planWords } from './eop/words.ts';
import { happens } from './entries/chance.ts';
import type { Surroundings } from './entries/write.ts';
import type { NewUser } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import { walkPeople, type WalkPeople } from './walks/people.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1720;
const day = 24 * 60 * 60 * 1000;
const plansBeganDaysAgo = 640;
const wholePlans = 3;
/** Of the components at the other schools that have a plan. */
const writtenShare = 0.95;
const certifiedShare = 0.97;
const withNewDraft = 0.12;

type Around = Surroundings & Readonly<{ people: readonly NewUser[] }>;
type Part = Readonly<{
  component: typeof eopComponents.$inferInsert;
  certification: typeof eopCertifications.$inferInsert | null;
  version: typeof eopContentVersions.$inferInsert | null;
}>;
export type DemoPlans = readonly Part[];

/** The last school has none. */
export function demoPlans(around: Around): DemoPlans {
  const random = seededRandom(seed);
  const who = walkPeople(around.people);
  return around.schools.slice(0, -1).flatMap((school, at) =>
    defaultPlan.map((component) => {
      const isWritten = at < wholePlans || happens(random, writtenShare);
      return partOf(around, { who, school, component, isWritten, isWhole: at < wholePlans }, random);
    }),
  );
}

export async function writePlans({ tx }: Work, parts: DemoPlans): Promise<void> {
  const present = <Row>(rows: readonly (Row | null)[]) => rows.flatMap((row) => (row === null ? [] : [row]));
  await insertMany(
    tx,
    eopComponents,
    parts.map(({ component }) => component),
  );
  await insertMany(
    tx,
    eopDefaultComponents,
    parts.flatMap(({ component: { schoolId, guidanceKey } }) =>
      typeof guidanceKey === 'string' ? [{ schoolId, guidanceKey }] : [],
    ),
  );
  await insertMany(tx, eopCertifications, present(parts.map(({ certification }) => certification)));
  await insertMany(tx, eopContentVersions, present(parts.map(({ version }) => version)));
}

type Told = Readonly<{
  who: WalkPeople;
  school: Around['schools'][number];
  component: DefaultComponent;
  isWritten: boolean;
  isWhole: boolean;
}>;

function partOf({ now, timeZone }: Around, told: Told, random: Random): Part {
  const { who, school, component, isWritten, isWhole } = told;
  const began = new Date(now.getTime() - plansBeganDaysAgo * day);
  const author = who.at(
    component.section === 'functionalAnnexes' ? 'assistant_principal' : 'principal',
    school.id,
  );
  const made = {
    schoolId: school.id,
    language: 'en' as const,
    createdByUserId: who.account('district_safety_coordinator').userId,
    now: began,
    makeId: () => random.id(),
  };
  const row: EopRow = { ...defaultRow(component, made), pointOfContactUserId: author.userId };
  const content = isWritten ? contentOf(component.key, school.name) : null;
  if (content === null) return { component: stored(row, null, null), certification: null, version: null };
  const written = new Date(began.getTime() + (5 + random.whole(120)) * day);
  const version = {
    id: random.id(),
    componentId: row.id,
    userId: author.userId,
    version: 1,
    content,
    timeCreated: written,
    timeUpdated: written,
  };
  const draft: EopRow = { ...row, version: 1, contentVersion: 1, timeUpdated: written };
  if (!isWhole && !happens(random, certifiedShare)) {
    const changed = { ...draft, hasUnpublishedContentChanges: true };
    return { component: stored(changed, content, null), certification: null, version };
  }
  return certified({ row: draft, content, version, certifierId: author.userId }, { now, timeZone }, random);
}

type Draft = Readonly<{
  row: EopRow;
  content: RichText;
  version: typeof eopContentVersions.$inferInsert;
  certifierId: string;
}>;

function certified(
  { row, content, version, certifierId }: Draft,
  { now, timeZone }: Readonly<{ now: Date; timeZone: string }>,
  random: Random,
): Part {
  const timeCertified = new Date(now.getTime() - daysSinceCertified(random) * day);
  const due = nextDueAfter(timeCertified.toISOString(), row.certificationIntervalMonths, timeZone);
  const pdfFileId = random.id();
  const isChanged = happens(random, withNewDraft);
  const draft = isChanged ? withRemark(content) : content;
  const after: EopRow = {
    ...row,
    certifiedPdfFileId: pdfFileId,
    lastCertificationTime: timeCertified,
    nextCertificationDueTime: new Date(due),
    hasUnpublishedContentChanges: isChanged,
    version: isChanged ? 2 : 1,
    contentVersion: isChanged ? 2 : 1,
    timeUpdated: timeCertified,
  };
  return {
    component: stored(after, draft, content),
    certification: {
      id: random.id(),
      componentId: row.id,
      certifiedByUserId: certifierId,
      timeCertified,
      isPublishing: true,
      content,
      isOmittingContent: false,
      attachments: [],
      pdfFileId,
      timeCreated: timeCertified,
      timeUpdated: timeCertified,
    },
    version,
  };
}

/** Most are up to date, a few are due within days, some are overdue. */
function daysSinceCertified(random: Random): number {
  const drawn = random.whole(100);
  if (drawn < 91) return 20 + random.whole(300);
  return drawn < 96 ? 357 + random.whole(6) : 370 + random.whole(120);
}

function stored(
  row: EopRow,
  content: RichText | null,
  certifiedContent: RichText | null,
): typeof eopComponents.$inferInsert {
  const { hasContent: _has, draftAttachments: _attachments, isSchoolArchived: _archived, ...values } = row;
  return { ...values, content, certifiedContent };
}

/** Contact lists and tables of roles have no text of their own. */
function contentOf(key: string, schoolName: string): RichText | null {
  const [introduction, ...steps] = planWords[key] ?? [];
  if (introduction === undefined) return null;
  const paragraph = (text: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: text.replaceAll('{{school}}', schoolName) }],
  });
  return {
    type: 'doc',
    content: [
      paragraph(introduction),
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'What we do' }] },
      {
        type: 'bulletList',
        content: steps.map((step) => ({ type: 'listItem', content: [paragraph(step)] })),
      },
    ],
  };
}

function withRemark(content: RichText): RichText {
  const text = 'Discuss with the fire department before the next review.';
  return {
    ...content,
    content: [...content.content, { type: 'paragraph', content: [{ type: 'text', text }] }],
  };
}

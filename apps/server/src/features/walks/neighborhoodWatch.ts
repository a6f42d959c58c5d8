// The Neighborhood Watch mail of a completed walk: numbers for everyone, what was seen for people who may view entries.
import type { Entry } from '@schooldog/domain/entries';
import { holdsAt } from '@schooldog/domain/permissions';
import { labelIn, type ObservationSettings } from '@schooldog/domain/settings';
import { isNeighbor, neighborsOf, opinionNumbers, walkPath } from '@schooldog/domain/walks';
import type { Services } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { deliveriesAbout, type Language, text } from '../../platform/messages/index.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../platform/work/work.ts';
import { entriesPublishedBy, presentEntry } from '../entries/index.ts';
import { notify } from '../notifications/index.ts';
import { enabledActors } from '../people/index.ts';
import { findSchool } from '../schools/index.ts';
import { readObservation } from '../settings/index.ts';
import { lockWalk } from './store.ts';

/** All mails are written in one transaction, so a job that runs again after a crash finds either all of them or none. */
export async function sendNeighborhoodWatch(work: Work, services: Services, walkId: string): Promise<void> {
  const walk = await lockWalk(work.tx, walkId);
  const about = `neighborhoodWatch:${walkId}`;
  if (walk === undefined || (await deliveriesAbout(work.tx, about)).length > 0) return;
  const { schoolGroupings } = await readOrganization(work.tx);
  const neighbors = neighborsOf(walk.schoolId, schoolGroupings);
  const school = await findSchool(work.tx, walk.schoolId);
  const names = await namesOf(work.tx, [walk.leaderUserId]);
  const shared = { schoolName: school?.name ?? '', byName: names.get(walk.leaderUserId) ?? '' };
  const entries = (await entriesPublishedBy(work.tx, walkId)).map(presentEntry);
  const observation = await readObservation(work.tx);
  const told = (seesEntries: boolean) => {
    const valuesIn = (language: Language) => ({
      ...shared,
      details: detailsOf(entries, { observation, language, seesEntries }),
    });
    return { kind: 'neighborhoodWatch', values: valuesIn('en'), valuesIn, about } as const;
  };
  const [full, numbersOnly] = [told(true), told(false)];
  const before = work.now.toISOString();
  for await (const people of enabledActors(work.tx, await services.readApp(), { before })) {
    const found = people.filter((person) => isNeighbor(person, walk, neighbors));
    const seeing = Map.groupBy(found, (person) => holdsAt(person, 'view entries', walk.schoolId));
    const idsOf = (seesEntries: boolean) => (seeing.get(seesEntries) ?? []).map(({ userId }) => userId);
    await notify(work, services, { ...full, userIds: idsOf(true), url: walkPath(walk) });
    await notify(work, services, { ...numbersOnly, userIds: idsOf(false), url: '/dashboard' });
  }
}

type Reading = Readonly<{ observation: ObservationSettings; language: Language; seesEntries: boolean }>;

/** A mail lists so many entries; the walk's page has them all. */
const mostEntries = 50;

function detailsOf(entries: readonly Entry[], { observation, language, seesEntries }: Reading): string {
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    text(language, `neighborhoodWatch.${key}`, values);
  const { concern, praise, other } = opinionNumbers(entries);
  const opinions = say('opinions', {
    concern: String(concern),
    praise: String(praise),
    other: String(other),
  });
  const categories = numbersByCategory(entries, observation, language);
  const more = entries.length - mostEntries;
  const lines = entries.slice(0, mostEntries).map((entry) => lineOf(entry, observation, language));
  return [
    opinions,
    ...(categories.length === 0 ? [] : [[say('categories'), ...categories].join('\n')]),
    ...(seesEntries && lines.length > 0 ? [[say('entries'), ...lines].join('\n')] : []),
    ...(seesEntries && more > 0 ? [say('more', { number: String(more) })] : []),
  ].join('\n\n');
}

/** The most frequent first. */
function numbersByCategory(
  entries: readonly Entry[],
  { categories }: ObservationSettings,
  language: Language,
): string[] {
  const found = categories.map((category) => ({
    label: labelIn(category, language),
    number: entries.reduce(
      (sum, entry) => (entry.observationCategoryId === category.id ? sum + entry.quantity : sum),
      0,
    ),
  }));
  return found
    .filter(({ number }) => number > 0)
    .toSorted((a, b) => b.number - a.number || a.label.localeCompare(b.label, language))
    .map(({ label, number }) => `${label}: ${number}`);
}

/** "Concern: Door latch, Room 214: It does not close. (photos: 2)" */
function lineOf(entry: Entry, { items }: ObservationSettings, language: Language): string {
  const { observationType, observationItemId, location, comment, imageIds } = entry;
  const item = items.find(({ id }) => id === observationItemId);
  const opinion = text(language, `neighborhoodWatch.opinion.${observationType}`, {});
  const seen = [item === undefined ? '' : labelIn(item, language), location].filter((part) => part !== '');
  const parts = [opinion, seen.join(', '), comment].filter((part) => part !== '');
  const photos = text(language, 'neighborhoodWatch.photos', { number: String(imageIds.length) });
  return imageIds.length === 0 ? parts.join(': ') : `${parts.join(': ')} (${photos})`;
}

// The Neighborhood Watch mail: to whom it goes, what it shows them, and that it goes out once.
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { organizationOf } from '@schooldog/domain/settings';
import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { messages } from '../../platform/messages/schema.ts';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import { aPerson, aSchool, someStaff } from '../../testing/people.ts';
import { notifications } from '../notifications/schema.ts';
import { neighborhoodWatch } from './jobs.ts';
import { aWalk, anEntryIn, runJob, type WalksFixture, walksFixture } from './testing/fixture.ts';

let place: WalksFixture;

beforeAll(async () => {
  place = await walksFixture();
  const { database } = place.fixture;
  const near = await aSchool(database, 'Near');
  const far = await aSchool(database, 'Far');
  const quiet = { ...defaultCommunicationPreferences(), neighborhoodWatch: false };
  await aPerson(database, { role: 'principal', at: [near], firstName: 'Nina', language: 'es' });
  await aPerson(database, {
    role: 'principal',
    at: [near],
    firstName: 'Quiet',
    communicationPreferences: quiet,
  });
  await aPerson(database, { role: 'principal', at: [near], firstName: 'Gone', isDisabled: true });
  await aPerson(database, { role: 'principal', at: [far], firstName: 'Fred' });
  await someStaff(database);
  const schoolGroupings = [{ id: 'A'.repeat(20), name: 'North', schoolIds: [place.oakHill.id, near.id] }];
  const value = organizationOf({ schoolGroupings });
  await database.db.insert(settings).values({ name: 'organization', value });
});

async function completed(shouldSend: boolean): Promise<string> {
  const { clients, people, oakHill } = place;
  const { walkId } = aWalk({ schoolId: oakHill.id });
  await clients.principal.walks.startWalk(
    aWalk({ walkId, schoolId: oakHill.id, collaborators: [people.custodian.id] }),
  );
  await clients.principal.walks.setNeighborhoodWatch({ walkId, shouldSend });
  await clients.principal.walks.putWalkEntry(anEntryIn(walkId, { comment: 'The latch is <broken>.' }));
  await clients.principal.walks.completeWalk({ walkId });
  return walkId;
}

const run = (walkId: string) => runJob(place, neighborhoodWatch, { walkId });

const mailsOf = async (walkId: string) => {
  const { db } = place.fixture.database;
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.about, `neighborhoodWatch:${walkId}`));
  return rows.toSorted((a, b) => a.text.localeCompare(b.text));
};
const greeted = (mails: readonly { text: string }[]) =>
  mails.flatMap(({ text }) => /^(?:Hello|Hola,) ([A-Za-z]+)/.exec(text)?.[1] ?? []).toSorted();

it('goes once to people of grouped schools and of the district, not to those in the walk', async () => {
  const walkId = await completed(true);
  // The queue may have been faster; either way there is one mail for each.
  await run(walkId);
  await run(walkId);
  const mails = await mailsOf(walkId);
  expect(greeted(mails)).toEqual(['Dana', 'Ed', 'Lena', 'Nina']);
  expect(mails.every(({ channel }) => channel === 'mail')).toBe(true);
  const { db } = place.fixture.database;
  expect(await db.$count(notifications, eq(notifications.kind, 'neighborhoodWatch'))).toBe(0);
  await place.clients.principal.walks.placeWalkInProgress({ walkId });
  await place.clients.principal.walks.completeWalk({ walkId });
  await run(walkId);
  expect(await mailsOf(walkId)).toHaveLength(mails.length);
});

it('shows comments to people who may view entries there, and numbers to the others, in their language', async () => {
  const walkId = await completed(true);
  await run(walkId);
  const mails = await mailsOf(walkId);
  const mailTo = (name: string) => mails.find(({ text }) => text.includes(name));
  expect(mailTo('Dana')?.text).toContain('The latch is <broken>.');
  expect(mailTo('Dana')?.html).toContain('The latch is &lt;broken&gt;.');
  expect(mailTo('Dana')?.text).toContain(`/walks/walk/${walkId}/complete`);
  const nina = mailTo('Nina')?.text ?? '';
  expect(nina).toContain('Preocupaciones: 1');
  expect(nina).toContain('Por categoría:');
  expect(nina).not.toContain('latch');
  expect(nina).not.toContain(walkId);
});

it('is not sent for a walk whose leader does not share it, nor without the permission', async () => {
  const { clients, oakHill, fixture } = place;
  const walkId = await completed(false);
  const waiting = like(messages.about, `neighborhoodWatch:${walkId}`);
  expect(await fixture.database.db.$count(messages, waiting)).toBe(0);
  const walk = aWalk({ schoolId: oakHill.id });
  await clients.custodian.walks.startWalk(walk);
  await expect(
    clients.custodian.walks.setNeighborhoodWatch({ walkId: walk.walkId, shouldSend: true }),
  ).rejects.toMatchObject({ code: 'walk.watchNotAllowed' });
});

// Records for the calls of the authorization matrix, and what its words mean.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { newId } from '../../../authorization/district.ts';
import type { Situation } from '../../../authorization/matrix.ts';
import { files } from '../../../platform/files/schema.ts';
import { users } from '../../../platform/identity/schema.ts';
import { aSchool } from '../../../testing/people.ts';
import { eopAttachments, eopComponents, eopContentVersions, eopKeptCopies } from '../schema.ts';
import { aCertifiedComponentOf, aComponentOf, aText } from './aComponentOf.ts';

type Facts = Partial<Parameters<typeof aComponentOf>[1]>;

export async function aComponent({ district, school }: Situation, facts: Facts = {}): Promise<string> {
  return (await aComponentOf(district.app.database, { schoolId: school.id, ...facts })).id;
}

export function aCertifiedComponent({ district, school }: Situation, facts: Facts = {}) {
  return aCertifiedComponentOf(district.app.database, { schoolId: school.id, ...facts });
}

export async function anAttachment(situation: Situation, componentId: string): Promise<string> {
  const { district } = situation;
  const [id, fileId] = [newId(), newId()];
  await aPdf(situation, componentId, fileId);
  await district.app.database.db
    .insert(eopAttachments)
    .values({ id, componentId, fileId, name: 'Map', size: 1, addedByUserId: district.owner.id });
  return id;
}

export async function aPdf({ district }: Situation, componentId: string, id: string): Promise<void> {
  await district.app.database.db.insert(files).values({
    id,
    name: 'Evacuation.pdf',
    contentType: 'application/pdf',
    size: 1,
    uploadedByUserId: district.owner.id,
    receivedSha256: '',
    storageKey: id,
    ownerType: 'eopComponent',
    ownerId: componentId,
  });
}

export async function aVersion(situation: Situation) {
  const componentId = await aComponent(situation);
  const [versionId, now] = [newId(), new Date()];
  const userId = situation.district.owner.id;
  const row = { id: versionId, componentId, userId, version: 1, timeCreated: now };
  await situation.district.app.database.db
    .insert(eopContentVersions)
    .values({ ...row, content: aText('An earlier text.') });
  return { componentId, versionId };
}

export async function aKeptCopy(situation: Situation, userId: string) {
  const componentId = await aComponent(situation);
  const keptCopyId = newId();
  await situation.district.app.database.db
    .insert(eopKeptCopies)
    .values({ id: keptCopyId, componentId, userId, baseVersion: 0, content: aText('Another text.') });
  return { componentId, keptCopyId };
}

/** A school without a plan, at which the caller holds what they hold at their own. */
export async function aNewSchool(situation: Situation): Promise<string> {
  const { district, line } = situation;
  const { database } = district.app;
  const { id } = await aSchool(database, 'New School');
  const moved = sql`replace(${users.permissions}::text, ${district.own.id}, ${id})::jsonb`;
  if (line !== 'foreign')
    await database.db.update(users).set({ permissions: moved }).where(eq(users.id, situation.caller.id));
  return id;
}

export const is =
  ({ district }: Situation, componentId: string, ...state: (SQL | undefined)[]) =>
  () =>
    district.exists(eopComponents, and(eq(eopComponents.id, componentId), ...state));

export const hidden = { nf: '404 eop.notFound' };
export const unseen = { no: '403 eop.viewNotAllowed' };
export const unable = { ...hidden, no: '403 eop.editNotAllowed' };

// Earlier states of a component: its certifications and the versions of its text.
import type { Certification, KeptCopy } from '@schooldog/contract/eop';
import { problem } from '@schooldog/domain/problems';
import type { SignedInContext } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { languageOf } from '../../platform/messages/index.ts';
import { findAttachment } from './attachmentStore.ts';
import { certificationsOf } from './certificationStore.ts';
import { certifiedPdf } from './certifiedPdf.ts';
import { contentVersionsOf, findContentVersion, keptCopiesOf } from './contentStore.ts';
import { eopRecord } from './record.ts';

type OneComponent = Readonly<{ componentId: string }>;
type FileLink = Readonly<{ url: string; fileName: string }>;

export async function listCertifications(
  { services, actor }: SignedInContext,
  { componentId }: OneComponent,
): Promise<Certification[]> {
  const { db } = services.database;
  await eopRecord.view(db, actor, componentId);
  const rows = await certificationsOf(db, componentId);
  const names = await namesOf(
    db,
    rows.map(({ certifiedByUserId }) => certifiedByUserId),
  );
  return rows.map(({ id, certifiedByUserId, timeCertified, isPublishing }) => ({
    id,
    certifiedByUserId,
    certifiedByName: names.get(certifiedByUserId) ?? null,
    timestamp: timeCertified.toISOString(),
    isPublishing,
  }));
}

export async function listContentVersions(
  { services, actor }: SignedInContext,
  { componentId }: OneComponent,
) {
  const { db } = services.database;
  await eopRecord.view(db, actor, componentId);
  const rows = await contentVersionsOf(db, componentId);
  const names = await namesOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => presentVersion(row, names));
}

export async function getContentVersion(
  { services, actor }: SignedInContext,
  { componentId, versionId }: OneComponent & Readonly<{ versionId: string }>,
) {
  const { db } = services.database;
  await eopRecord.view(db, actor, componentId);
  const row = await findContentVersion(db, { componentId, versionId });
  if (row === undefined) throw problem('eop.notFound');
  return { ...presentVersion(row, await namesOf(db, [row.userId])), content: row.content };
}

type VersionRow = Awaited<ReturnType<typeof contentVersionsOf>>[number];

function presentVersion(row: VersionRow, names: ReadonlyMap<string, string>) {
  return {
    id: row.id,
    userId: row.userId,
    userName: names.get(row.userId) ?? null,
    version: row.version,
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}

export async function listKeptCopies(
  { services, actor }: SignedInContext,
  { componentId }: OneComponent,
): Promise<KeptCopy[]> {
  const { db } = services.database;
  await eopRecord.view(db, actor, componentId);
  const copies = await keptCopiesOf(db, { componentId, userId: actor.userId });
  return copies.map(({ id, baseVersion, content, timeUpdated }) => ({
    id,
    baseVersion,
    content,
    timeUpdated: timeUpdated.toISOString(),
  }));
}

export async function getCertifiedPdf(
  { services, actor, signedIn }: SignedInContext,
  { componentId, certificationId }: OneComponent & Readonly<{ certificationId?: string | undefined }>,
): Promise<FileLink & Readonly<{ pdfId: string }>> {
  const row = await eopRecord.view(services.database.db, actor, componentId);
  const printedFor = { userId: actor.userId, language: languageOf(signedIn.profile.language) };
  const file = await certifiedPdf(services, printedFor, { row, certificationId });
  return { pdfId: file.id, url: services.files.link(file, actor.userId), fileName: file.name };
}

export async function getAttachment(
  { services, actor }: SignedInContext,
  { componentId, attachmentId }: OneComponent & Readonly<{ attachmentId: string }>,
): Promise<FileLink> {
  const { db } = services.database;
  await eopRecord.view(db, actor, componentId);
  const attachment = await findAttachment(db, attachmentId);
  if (attachment?.componentId !== componentId) throw problem('eop.notFound');
  const file = await services.files.find(db, attachment.fileId);
  if (file === undefined) throw problem('file.notFound', { fileId: attachment.fileId });
  return { url: services.files.link(file, actor.userId), fileName: file.name };
}

// Earlier states of a component: its certifications and the versions of its text.
import type { Certification, KeptCopy } from '@schooldog/contract/eop';
import { problem } from '@schooldog/domain/problems';
import type { SignedInContext } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { findAttachment } from './attachmentStore.ts';
import { certificationsOf, findCertification } from './certificationStore.ts';
import { contentVersionsOf, findContentVersion, keptCopiesOf } from './contentStore.ts';
import { printComponent } from './draftPdf.ts';
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
    timeStarted: row.timeStarted.toISOString(),
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

/** Where the file is missing, as in a new demo district, it is printed from what was certified. */
export async function getCertifiedPdf(
  context: SignedInContext,
  { componentId, certificationId }: OneComponent & Readonly<{ certificationId?: string | undefined }>,
): Promise<FileLink & Readonly<{ pdfId: string }>> {
  const { services, actor } = context;
  const { db } = services.database;
  const row = await eopRecord.view(db, actor, componentId);
  const certification = await findCertification(db, { componentId, certificationId });
  if (certification === undefined) throw problem('eop.neverCertified');
  const { pdfFileId, content, isOmittingContent, attachments, certifiedByUserId } = certification;
  const byName = async () => (await namesOf(db, [certifiedByUserId])).get(certifiedByUserId) ?? null;
  const file =
    (await services.files.find(db, pdfFileId)) ??
    (await printComponent(context, {
      row,
      content: isOmittingContent ? null : content,
      attachments,
      pdfFileId,
      certification: { time: certification.timeCertified, byName: await byName() },
    }));
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

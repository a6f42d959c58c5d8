// PDFs that are attached to a component. What is stored is a cleaned copy; the upload itself is deleted.
import { type EopAttachment, eopLimits } from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Command, CommandContext, SignedInContext } from '../../platform/api/context.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import {
  attachmentsOf,
  deleteAttachment,
  differ,
  findAttachment,
  insertAttachment,
  presentAttachment,
  takeOutOfDraft,
} from './attachmentStore.ts';
import { change } from './commands.ts';
import { cleanPdf } from './pdf/index.ts';
import { eopRecord, ownerType } from './record.ts';

type OneAttachment = Readonly<{ componentId: string; attachmentId: string }>;
type NewAttachment = OneAttachment & Readonly<{ fileId: string; name: string }>;

/** Cleaning takes seconds, so it happens between two transactions, and both check what may happen. */
export async function addAttachment(context: SignedInContext, input: NewAttachment): Promise<EopAttachment> {
  const { services, actor } = context;
  const { componentId, attachmentId } = input;
  const { known, upload } = await services.work({ userId: actor.userId }, async (work) => {
    await eopRecord.lock({ work, actor }, componentId, 'edit');
    const attachment = await findAttachment(work.tx, attachmentId);
    if (attachment !== undefined) return { known: attachment };
    const file = await ownUpload(context, input);
    await requireRoom({ work }, componentId, file);
    return { upload: file };
  });
  // The same call again: the first one is answered.
  if (known !== undefined) return presentAttachment(sameComponent(known, componentId));
  return cleanAndAdd(context, input, upload).catch(async (error: unknown) => {
    // The same call a moment ago was quicker, and its upload is gone.
    const quicker = await findAttachment(services.database.db, attachmentId);
    if (quicker === undefined) throw error;
    return presentAttachment(sameComponent(quicker, componentId));
  });
}

async function cleanAndAdd(
  context: SignedInContext,
  input: NewAttachment,
  upload: StoredFile,
): Promise<EopAttachment> {
  const { services, actor } = context;
  const cleaned = await keepCleaned(context, input, upload);
  return services
    .work({ userId: actor.userId }, async (work) => addCleaned({ ...context, work }, input, upload, cleaned))
    .catch(async (error: unknown) => {
      await services.work({ userId: actor.userId }, (work) => services.files.remove(work, cleaned));
      throw error;
    });
}

async function keepCleaned(
  { services, actor }: SignedInContext,
  { componentId, name }: NewAttachment,
  upload: StoredFile,
): Promise<StoredFile> {
  const made = {
    id: services.makeId(),
    name: `${name}.pdf`,
    contentType: 'application/pdf' as const,
    ownerType,
    ownerId: componentId,
    madeForUserId: actor.userId,
  };
  return services.files.keepMade(made, async (path) => {
    await pipeline(await services.files.read(upload), createWriteStream(path));
    const clean = await cleanPdf(path, actor.userId);
    if (clean.path !== path) await rename(clean.path, path);
  });
}

async function addCleaned(
  context: CommandContext,
  { componentId, attachmentId, name }: NewAttachment,
  upload: StoredFile,
  cleaned: StoredFile,
): Promise<EopAttachment> {
  const { work, services, actor } = context;
  const { id: fileId, size } = cleaned;
  const before = await eopRecord.lock(context, componentId, 'edit');
  // The same call a moment ago was quicker.
  const known = await findAttachment(work.tx, attachmentId);
  if (known !== undefined) {
    await services.files.remove(work, cleaned);
    return presentAttachment(sameComponent(known, componentId));
  }
  await requireRoom(context, componentId, { size });
  const row = {
    id: attachmentId,
    componentId,
    fileId,
    name,
    size,
    isInDraft: true,
    isCertified: false,
    addedByUserId: actor.userId,
    timeCreated: work.now,
    timeUpdated: work.now,
  };
  await insertAttachment(work.tx, row);
  await services.files.remove(work, upload);
  await recordAttachment(context, componentId, { from: null, to: name });
  await change(context, before, { version: before.version + 1, hasUnpublishedAttachmentChanges: true });
  return presentAttachment(row);
}

/** The certified copy and earlier certifications keep theirs. */
export const removeAttachment: Command<OneAttachment> = async (context, { componentId, attachmentId }) => {
  const { work, services } = context;
  const before = await eopRecord.lock(context, componentId, 'edit');
  const all = await attachmentsOf(work.tx, componentId);
  const attachment = all.find(({ id, isInDraft }) => id === attachmentId && isInDraft);
  // Somebody else removed it a moment ago.
  if (attachment === undefined) return;
  if (attachment.isCertified) await takeOutOfDraft(work.tx, attachmentId, work.now);
  else {
    await deleteAttachment(work.tx, attachmentId);
    const file = await services.files.find(work.tx, attachment.fileId);
    if (file !== undefined) await services.files.remove(work, file);
  }
  await recordAttachment(context, componentId, { from: attachment.name, to: null });
  const left = all.filter(({ id }) => id !== attachmentId);
  await change(context, before, {
    version: before.version + 1,
    hasUnpublishedAttachmentChanges: attachment.isCertified || differ(left),
  });
};

/** Only an upload of the caller that no record has. */
async function ownUpload(
  { services, actor }: SignedInContext,
  { fileId }: NewAttachment,
): Promise<StoredFile> {
  const file = await services.files.find(services.database.db, fileId);
  const isOwn = file?.uploadedByUserId === actor.userId && file.ownerType === null;
  if (file === undefined || !isOwn) throw problem('file.notFound', { fileId });
  if (file.contentType !== 'application/pdf') throw problem('eop.notPdf');
  if (file.size > eopLimits.attachments.bytesEach)
    throw problem('file.tooLarge', { limit: eopLimits.attachments.bytesEach });
  return file;
}

async function requireRoom(
  { work }: Pick<CommandContext, 'work'>,
  componentId: string,
  { size }: Pick<StoredFile, 'size'>,
): Promise<void> {
  const inDraft = (await attachmentsOf(work.tx, componentId)).filter(({ isInDraft }) => isInDraft);
  const bytes = inDraft.reduce((sum, attachment) => sum + attachment.size, size);
  const { files, bytesTogether } = eopLimits.attachments;
  if (inDraft.length >= files || bytes > bytesTogether) throw problem('eop.tooManyAttachments');
}

function sameComponent<Row extends { componentId: string }>(row: Row, componentId: string): Row {
  if (row.componentId !== componentId) throw problem('eop.idTaken');
  return row;
}

async function recordAttachment(
  { work }: Pick<CommandContext, 'work'>,
  componentId: string,
  { from, to }: Readonly<{ from: string | null; to: string | null }>,
): Promise<void> {
  await work.audit({
    recordType: eopRecord.type,
    recordId: componentId,
    before: { attachments: from },
    after: { attachments: to },
    fields: ['attachments'],
  });
}

// A certification names the draft and the PDF that were reviewed, and keeps both forever.
import type { ListedComponent } from '@schooldog/contract/eop';
import { nextDueAfter } from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { type AttachmentRow, attachmentsOf, certifyAttachments } from './attachmentStore.ts';
import { type CertificationRow, findCertification, insertCertification } from './certificationStore.ts';
import { change } from './commands.ts';
import { draftContent } from './draftContent.ts';
import { presentOne } from './present.ts';
import { eopRecord } from './record.ts';
import type { ComponentChange, EopRow } from './store.ts';

type Certify = Readonly<{
  eopComponentId: string;
  userId: string;
  publishing: boolean;
  version: number;
  pdfId: string;
}>;

export const certifyComponent: Command<Certify, ListedComponent> = async (context, input) => {
  const { work, actor } = context;
  const before = await eopRecord.lock(context, input.eopComponentId, 'certify');
  if (input.userId !== actor.userId) throw problem('eop.notYourself');
  const { change: published, copy } = input.publishing
    ? await publish(context, before, input)
    : await renew(context, before, input);
  const due = nextDueAfter(
    work.now.toISOString(),
    before.certificationIntervalMonths,
    await districtTimeZone(work.tx),
  );
  await insertCertification(work.tx, {
    ...copy,
    id: context.services.makeId(),
    componentId: before.id,
    certifiedByUserId: actor.userId,
    timeCertified: work.now,
    isPublishing: input.publishing,
    timeCreated: work.now,
    timeUpdated: work.now,
  });
  const after = await change(context, before, {
    ...published,
    lastCertificationTime: work.now,
    nextCertificationDueTime: new Date(due),
  });
  return presentOne(work.tx, actor.features, after);
};

type Copy = Pick<CertificationRow, 'content' | 'isOmittingContent' | 'attachments' | 'pdfFileId'>;
type Certified = Readonly<{ change: ComponentChange; copy: Copy }>;

/** The draft becomes the certified copy. */
async function publish(
  context: CommandContext,
  before: EopRow,
  { version, pdfId }: Certify,
): Promise<Certified> {
  const { work } = context;
  const isReviewed =
    before.version === version && before.pdfVersion === version && before.pdfFileId === pdfId;
  if (!isReviewed) throw problem('eop.changedSinceReview');
  const content = await draftContent(context, work.tx, before);
  const attachments = (await attachmentsOf(work.tx, before.id)).filter(({ isInDraft }) => isInDraft);
  const { isOmittingContent } = before;
  await certifyAttachments(work.tx, before.id, work.now);
  return {
    change: {
      certifiedContent: content,
      certifiedIsOmittingContent: isOmittingContent,
      certifiedPdfFileId: pdfId,
      hasUnpublishedContentChanges: false,
      hasUnpublishedAttachmentChanges: false,
    },
    copy: { content, isOmittingContent, attachments: attachments.map(keptAttachment), pdfFileId: pdfId },
  };
}

/** The certified copy stays as it is and gets a new date. */
async function renew(
  { work }: CommandContext,
  before: EopRow,
  { version, pdfId }: Certify,
): Promise<Certified> {
  const last = await findCertification(work.tx, { componentId: before.id });
  if (last === undefined) throw problem('eop.neverCertified');
  const isReviewed = before.version === version && before.certifiedPdfFileId === pdfId;
  if (!isReviewed) throw problem('eop.changedSinceReview');
  const { content, isOmittingContent, attachments, pdfFileId } = last;
  return { change: {}, copy: { content, isOmittingContent, attachments, pdfFileId } };
}

function keptAttachment({ id, fileId, name }: AttachmentRow) {
  return { id, fileId, name };
}

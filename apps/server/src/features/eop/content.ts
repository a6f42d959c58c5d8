// What people write in a component. A text is never overwritten by one that was written on an older version, and
// never dropped: it is kept as its author's copy until the author has chosen.
import { eopLimits, imageIdsOf, isEmptyRichText, isSameRichText, type RichText } from '@schooldog/domain/eop';
import { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { randomBytes } from 'node:crypto';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import {
  contentsOf,
  draftKey,
  keepContentVersion,
  keepCopy,
  keptCopiesOf,
  removeKeptCopy,
} from './contentStore.ts';
import { change } from './commands.ts';
import { eopRecord, ownerType } from './record.ts';
import type { EopRow } from './store.ts';

type OneComponent = Readonly<{ componentId: string }>;
type Saved =
  | Readonly<{ outcome: 'saved'; version: number }>
  | Readonly<{ outcome: 'kept'; version: number; keptCopyId: string }>;

export const saveContent: Command<
  OneComponent & Readonly<{ editorId: string; baseVersion: number; content: RichText }>,
  Saved
> = async (context, { componentId, editorId, baseVersion, content }) => {
  const { work, services, actor } = context;
  const before = await lockText(context, componentId);
  await claimImages(context, componentId, content);
  if (isLatestText(before, baseVersion)) {
    return { outcome: 'saved', version: await writeDraft(context, before, content) };
  }
  const current = await contentsOf(work.tx, componentId);
  if (isSameRichText(current.content, storedForm(content)))
    return { outcome: 'saved', version: before.version };
  const keptCopyId = await keepCopy(work.tx, {
    id: services.makeId(),
    componentId,
    userId: actor.userId,
    editorId,
    baseVersion,
    content,
    timeCreated: work.now,
    timeUpdated: work.now,
  });
  return { outcome: 'kept', version: before.version, keptCopyId };
};

export const resolveKeptCopy: Command<
  OneComponent & Readonly<{ keptCopyId: string; baseVersion: number; content: RichText | null }>,
  { version: number }
> = async (context, { componentId, keptCopyId, baseVersion, content }) => {
  const { work, actor } = context;
  const before = await lockText(context, componentId);
  const copies = await keptCopiesOf(work.tx, { componentId, userId: actor.userId });
  // One that is gone was resolved before: a repeated call changes nothing.
  if (!copies.some(({ id }) => id === keptCopyId)) return { version: before.version };
  if (content !== null && !isLatestText(before, baseVersion)) throw problem('eop.draftChanged');
  await removeKeptCopy(work.tx, keptCopyId);
  if (content === null) return { version: before.version };
  await claimImages(context, componentId, content);
  return { version: await writeDraft(context, before, content) };
};

export const setOmittingContent: Command<
  OneComponent & Readonly<{ isOmittingContent: boolean }>,
  { version: number }
> = async (context, { componentId, isOmittingContent }) => {
  const before = await eopRecord.lock(context, componentId, 'edit');
  const { version } = await omitting(context, before, isOmittingContent);
  return { version };
};

export async function omitting(
  context: Pick<CommandContext, 'work'>,
  before: EopRow,
  isOmittingContent: boolean,
): Promise<EopRow> {
  if (before.isOmittingContent === isOmittingContent) return before;
  const isTextChanged = await differsFromCertified(context, before);
  return change(context, before, {
    isOmittingContent,
    version: before.version + 1,
    hasUnpublishedContentChanges: isTextChanged || isOmittingContent !== before.certifiedIsOmittingContent,
  });
}

/** Used again while it is younger than 30 days, so that text which waits on a device stays readable. */
export const getDraftKey: Command<OneComponent, { key: string }> = async (context, { componentId }) => {
  const { work, actor } = context;
  await eopRecord.lock(context, componentId, 'edit');
  const made = { userId: actor.userId, componentId, key: randomBytes(32), timeCreated: work.now };
  const key = await draftKey(work.tx, made, daysBefore(work.now, eopLimits.draftKeyDays));
  return { key: key.toString('base64') };
};

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}

/** Attaching and renaming also count the version up. A version that does not exist yet was seen by nobody. */
function isLatestText({ contentVersion, version }: EopRow, baseVersion: number): boolean {
  return baseVersion >= contentVersion && baseVersion <= version;
}

async function lockText(context: CommandContext, componentId: string): Promise<EopRow> {
  const row = await eopRecord.lock(context, componentId, 'edit');
  if (row.kind !== 'document') throw problem('eop.hasOwnPage');
  return row;
}

/** Empty paragraphs are no content. */
function storedForm(content: RichText): RichText | null {
  return isEmptyRichText(content) ? null : content;
}

async function writeDraft(context: CommandContext, before: EopRow, content: RichText): Promise<number> {
  const { work, services, actor } = context;
  const stored = storedForm(content);
  const current = await contentsOf(work.tx, before.id);
  if (isSameRichText(current.content, stored)) return before.version;
  const version = before.version + 1;
  await change(context, before, {
    content: stored,
    version,
    contentVersion: version,
    hasUnpublishedContentChanges:
      !isSameRichText(stored, current.certifiedContent) ||
      before.isOmittingContent !== before.certifiedIsOmittingContent,
  });
  const row = {
    id: services.makeId(),
    componentId: before.id,
    userId: actor.userId,
    version,
    content,
    timeCreated: work.now,
    timeUpdated: work.now,
  };
  await keepContentVersion(work.tx, row, new Date(work.now.getTime() - eopLimits.versionMinutes * 60_000));
  return version;
}

async function differsFromCertified(
  { work }: Pick<CommandContext, 'work'>,
  { id, kind, hasUnpublishedContentChanges }: EopRow,
): Promise<boolean> {
  if (kind !== 'document') return hasUnpublishedContentChanges;
  const { content, certifiedContent } = await contentsOf(work.tx, id);
  return !isSameRichText(content, certifiedContent);
}

/** Every picture is a file of the component already, or becomes one: it was uploaded by the author. */
async function claimImages(
  { work, services }: CommandContext,
  componentId: string,
  content: RichText,
): Promise<void> {
  const wanted = imageIdsOf(content);
  if (wanted.length === 0) return;
  const own = await services.files.listOf(work.tx, ownerType, componentId);
  const typeOf = new Map(own.map(({ id, contentType }) => [id, contentType]));
  for (const fileId of wanted) {
    const contentType = typeOf.get(fileId) ?? (await claimedType(fileId));
    if (!contentType.startsWith('image/')) throw problem('eop.unknownImage');
  }

  async function claimedType(fileId: string): Promise<string> {
    const claim = { fileId, ownerType, ownerId: componentId, kinds: 'documents' as const };
    const file = await services.files.claim(work, claim).catch((error: unknown) => {
      const isUnknown = error instanceof Problem && error.code === 'file.notFound';
      throw isUnknown ? problem('eop.unknownImage') : error;
    });
    return file.contentType;
  }
}

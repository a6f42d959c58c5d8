// Files of an option: plans, manuals, inspection sheets. Those of options merged into it are shown with it.
import type { OptionFile } from '@schooldog/contract/dataProfiles';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Command, Services } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import type { Work } from '../../platform/work/work.ts';
import type { OptionInProfile } from './optionStore.ts';
import { optionsMergedInto } from './placeStore.ts';
import { optionRecord } from './records.ts';

const ownerType = 'dataProfileOption';
const maxFiles = 50;

export async function listOptionFiles(
  services: Services,
  actor: Actor,
  optionIds: readonly string[],
): Promise<OptionFile[]> {
  const files = await filesOf(services, services.database.db, optionIds);
  return files.map((file) => presentFile(services, actor, file));
}

type OneFile = Readonly<{ optionId: string; fileId: string }>;

export const addOptionFile: Command<OneFile, OptionFile> = async (context, { optionId, fileId }) => {
  const { services, work, actor } = context;
  const option = await optionRecord.lock(context, optionId, 'changeFiles');
  const known = await services.files.listOf(work.tx, ownerType, optionId);
  const isKnown = known.some(({ id }) => id === fileId);
  if (known.length >= maxFiles && !isKnown) throw problem('dataProfile.tooManyFiles', { limit: maxFiles });
  const file = await services.files.claim(work, { fileId, ownerType, ownerId: optionId, kinds: 'documents' });
  if (!isKnown) await recordFile(work, option, null, file.name);
  return presentFile(services, actor, file);
};

export const deleteOptionFile: Command<OneFile> = async (context, { optionId, fileId }) => {
  const { services, work } = context;
  const option = await optionRecord.lock(context, optionId, 'changeFiles');
  const files = await filesOf(services, work.tx, await optionsMergedInto(work.tx, optionId));
  const file = files.find(({ id }) => id === fileId);
  if (file === undefined) throw problem('dataProfile.fileNotFound');
  await services.files.remove(work, file);
  await recordFile(work, option, file.name, null);
};

/** Including the option itself. */
export async function removeFiles(services: Services, work: Work, optionId: string): Promise<void> {
  for (const file of await services.files.listOf(work.tx, ownerType, optionId)) {
    await services.files.remove(work, file);
  }
}

async function filesOf(
  services: Services,
  reader: Reader,
  optionIds: readonly string[],
): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for (const optionId of optionIds) found.push(...(await services.files.listOf(reader, ownerType, optionId)));
  return found;
}

async function recordFile(
  work: Work,
  option: OptionInProfile,
  from: string | null,
  to: string | null,
): Promise<void> {
  await work.audit({
    recordType: optionRecord.type,
    recordId: option.id,
    before: { files: from },
    after: { files: to },
    fields: ['files'],
  });
  await optionRecord.recordChange(work, option, option);
}

function presentFile(services: Services, actor: Actor, file: StoredFile): OptionFile {
  return {
    id: file.id,
    name: file.name,
    contentType: file.contentType,
    size: file.size,
    timeCreated: file.timeCreated.toISOString(),
    url: services.files.link(file, actor.userId),
  };
}

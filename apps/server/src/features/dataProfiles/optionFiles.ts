// Files of an option: plans, manuals, inspection sheets. Those of options merged into it are shown with it.
import type { OptionFile } from '@schooldog/contract/dataProfiles';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../platform/api/context.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Work } from '../../platform/work/work.ts';
import { lockedOption, type ManagedOption } from './access.ts';
import { optionsStandingFor } from './placeStore.ts';
import { announceProfile } from './settle.ts';

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

export async function addOptionFile(
  services: Services,
  work: Work,
  actor: Actor,
  { optionId, fileId }: { optionId: string; fileId: string },
): Promise<OptionFile> {
  const managed = await lockedOption(work, actor, optionId);
  const known = await services.files.listOf(work.tx, ownerType, optionId);
  if (known.length >= maxFiles && !known.some(({ id }) => id === fileId)) {
    throw problem('dataProfile.tooManyFiles', { limit: maxFiles });
  }
  const file = await services.files.claim(work, { fileId, ownerType, ownerId: optionId, kinds: 'documents' });
  if (!known.some(({ id }) => id === fileId)) await settle(work, managed, null, file.name);
  return presentFile(services, actor, file);
}

export async function deleteOptionFile(
  services: Services,
  work: Work,
  actor: Actor,
  { optionId, fileId }: { optionId: string; fileId: string },
): Promise<void> {
  const managed = await lockedOption(work, actor, optionId);
  const files = await filesOf(services, work.tx, await optionsStandingFor(work.tx, optionId));
  const file = files.find(({ id }) => id === fileId);
  if (file === undefined) throw problem('dataProfile.fileNotFound');
  await services.files.remove(work, file);
  await settle(work, managed, file.name, null);
}

/** Together with the option itself. */
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

async function settle(
  work: Work,
  { option, profile }: ManagedOption,
  from: string | null,
  to: string | null,
): Promise<void> {
  await work.audit({
    recordType: 'dataProfileOption',
    recordId: option.id,
    before: { files: from },
    after: { files: to },
    fields: ['files'],
  });
  await announceProfile(work, profile);
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

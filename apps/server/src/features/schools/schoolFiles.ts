// Files of a school: kept by id, named as people named them, opened through links that expire.
import type { SchoolFile } from '@schooldog/contract/schools';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../platform/api/context.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import type { Work } from '../../platform/work/work.ts';
import { namesOf } from '../users/index.ts';
import { editableSchool } from './commands.ts';

const ownerType = 'school';

export async function listSchoolFiles(
  services: Services,
  actor: Actor,
  schoolId: string,
): Promise<SchoolFile[]> {
  const { db } = services.database;
  const files = await services.files.listOf(db, ownerType, schoolId);
  const names = await namesOf(
    db,
    files.map(({ uploadedByUserId }) => uploadedByUserId),
  );
  return files.map((file) =>
    presentFile(services, actor, schoolId, file, names.get(file.uploadedByUserId) ?? null),
  );
}

export async function addSchoolFile(
  services: Services,
  work: Work,
  actor: Actor,
  { schoolId, fileId }: { schoolId: string; fileId: string },
): Promise<SchoolFile> {
  await editableSchool(work, actor, schoolId);
  const file = await services.files.claim(work, { fileId, ownerType, ownerId: schoolId, kinds: 'documents' });
  await settle(work, schoolId, null, file.name);
  const names = await namesOf(work.tx, [actor.userId]);
  return presentFile(services, actor, schoolId, file, names.get(actor.userId) ?? null);
}

export async function deleteSchoolFile(
  services: Services,
  work: Work,
  actor: Actor,
  { schoolId, fileId }: { schoolId: string; fileId: string },
): Promise<void> {
  await editableSchool(work, actor, schoolId);
  const files = await services.files.listOf(work.tx, ownerType, schoolId);
  const file = files.find(({ id }) => id === fileId);
  if (file === undefined) throw problem('school.fileNotFound');
  await services.files.remove(work, file);
  await settle(work, schoolId, file.name, null);
}

async function settle(work: Work, schoolId: string, from: string | null, to: string | null): Promise<void> {
  await work.audit({
    recordType: 'school',
    recordId: schoolId,
    before: { files: from },
    after: { files: to },
    fields: ['files'],
  });
  await work.announce({ topic: 'schools', id: schoolId, schoolId });
}

function presentFile(
  services: Services,
  actor: Actor,
  schoolId: string,
  file: StoredFile,
  uploadedByName: string | null,
): SchoolFile {
  return {
    id: file.id,
    name: file.name,
    path: `school/files/${schoolId}/${file.name}`,
    contentType: file.contentType,
    size: file.size,
    uploadedByUserId: file.uploadedByUserId,
    uploadedByName,
    timeCreated: file.timeCreated.toISOString(),
    url: services.files.link(file, actor.userId),
  };
}

// Files of a school: stored by id, named by the user, opened through links that expire.
import type { SchoolFile } from '@schooldog/contract/schools';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Command, Services, SignedInContext } from '../../platform/api/context.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import type { Work } from '../../platform/work/work.ts';
import { schoolRecord } from './record.ts';

export const ownerType = 'school';

type OneSchool = Readonly<{ schoolId: string }>;
type OneFile = OneSchool & Readonly<{ fileId: string }>;

export async function listSchoolFiles(
  { services, actor }: SignedInContext,
  { schoolId }: OneSchool,
): Promise<SchoolFile[]> {
  const { db } = services.database;
  await schoolRecord.view(db, actor, schoolId);
  const files = await services.files.listOf(db, ownerType, schoolId);
  const names = await namesOf(
    db,
    files.map(({ uploadedByUserId }) => uploadedByUserId),
  );
  return files.map((file) =>
    presentFile(services, actor, schoolId, file, names.get(file.uploadedByUserId) ?? null),
  );
}

export const addSchoolFile: Command<OneFile, SchoolFile> = async (context, { schoolId, fileId }) => {
  const { services, work, actor } = context;
  await schoolRecord.lock(context, schoolId, 'edit');
  const file = await services.files.claim(work, { fileId, ownerType, ownerId: schoolId, kinds: 'documents' });
  await recordFile(work, schoolId, null, file.name);
  const names = await namesOf(work.tx, [actor.userId]);
  return presentFile(services, actor, schoolId, file, names.get(actor.userId) ?? null);
};

export const deleteSchoolFile: Command<OneFile> = async (context, { schoolId, fileId }) => {
  const { services, work } = context;
  await schoolRecord.lock(context, schoolId, 'edit');
  const files = await services.files.listOf(work.tx, ownerType, schoolId);
  const file = files.find(({ id }) => id === fileId);
  if (file === undefined) throw problem('school.fileNotFound');
  await services.files.remove(work, file);
  await recordFile(work, schoolId, file.name, null);
};

async function recordFile(
  work: Work,
  schoolId: string,
  from: string | null,
  to: string | null,
): Promise<void> {
  await work.audit({
    recordType: schoolRecord.type,
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

// What is certified at a school.
import { imageIdsOf, type RichText } from '@schooldog/domain/eop';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/isOneOf.ts';
import type { StoredFile } from '../../../platform/files/index.ts';
import { files } from '../../../platform/files/schema.ts';
import { eopAttachments, eopCertifications, eopComponents } from '../schema.ts';

const isCertifiedAt = (schoolId: string) =>
  and(
    eq(eopComponents.schoolId, schoolId),
    isNull(eopComponents.timeArchived),
    isNotNull(eopComponents.lastCertificationTime),
  );

export async function countCertified(reader: Reader, schoolId: string): Promise<number> {
  return reader.$count(eopComponents, isCertifiedAt(schoolId));
}

export async function certifiedComponents(reader: Reader, schoolId: string) {
  return reader
    .select({
      id: eopComponents.id,
      name: eopComponents.name,
      guidanceKey: eopComponents.guidanceKey,
      section: eopComponents.section,
      content: eopComponents.certifiedContent,
      isOmittingContent: eopComponents.certifiedIsOmittingContent,
    })
    .from(eopComponents)
    .where(isCertifiedAt(schoolId))
    .orderBy(asc(eopComponents.position), asc(eopComponents.timeCreated), asc(eopComponents.id));
}

/** Who certified each of them last, and when. */
export async function lastCertifications(reader: Reader, componentIds: readonly string[]) {
  return reader
    .selectDistinctOn([eopCertifications.componentId], {
      componentId: eopCertifications.componentId,
      userId: eopCertifications.certifiedByUserId,
      time: eopCertifications.timeCertified,
    })
    .from(eopCertifications)
    .where(isOneOf(eopCertifications.componentId, componentIds))
    .orderBy(eopCertifications.componentId, desc(eopCertifications.timeCertified));
}

/** In the order in which they were added. */
export async function certifiedAttachments(reader: Reader, componentIds: readonly string[]) {
  return reader
    .select({ componentId: eopAttachments.componentId, name: eopAttachments.name, file: files })
    .from(eopAttachments)
    .innerJoin(files, eq(files.id, eopAttachments.fileId))
    .where(and(isOneOf(eopAttachments.componentId, componentIds), eq(eopAttachments.isCertified, true)))
    .orderBy(asc(eopAttachments.timeCreated), asc(eopAttachments.id));
}

export async function picturesIn(
  reader: Reader,
  contents: readonly (RichText | null)[],
): Promise<StoredFile[]> {
  const ids = contents.flatMap((content) => (content === null ? [] : imageIdsOf(content)));
  return reader
    .select()
    .from(files)
    .where(isOneOf(files.id, [...new Set(ids)]));
}

import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/isOneOf.ts';
import { eopComponents } from '../schema.ts';

/** Those that are not archived; of each section in the order of the plan. */
export async function reportedComponents(reader: Reader, schoolIds: readonly string[]) {
  return reader
    .select({
      id: eopComponents.id,
      schoolId: eopComponents.schoolId,
      section: eopComponents.section,
      name: eopComponents.name,
      guidanceKey: eopComponents.guidanceKey,
      certificationIntervalMonths: eopComponents.certificationIntervalMonths,
      pointOfContactUserId: eopComponents.pointOfContactUserId,
      lastCertificationTime: eopComponents.lastCertificationTime,
      nextCertificationDueTime: eopComponents.nextCertificationDueTime,
      hasUnpublishedChanges: sql<boolean>`has_unpublished_content_changes or has_unpublished_attachment_changes`,
    })
    .from(eopComponents)
    .where(and(isNull(eopComponents.timeArchived), isOneOf(eopComponents.schoolId, schoolIds)))
    .orderBy(asc(eopComponents.position), asc(eopComponents.timeCreated), asc(eopComponents.id));
}

export type ReportedComponent = Awaited<ReturnType<typeof reportedComponents>>[number];

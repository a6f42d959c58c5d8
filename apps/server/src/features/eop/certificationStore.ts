import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { eopCertifications, eopComponents } from './schema.ts';

export type CertificationRow = typeof eopCertifications.$inferSelect;

/** Newest first. */
export async function certificationsOf(reader: Reader, componentId: string) {
  return reader
    .select({
      id: eopCertifications.id,
      certifiedByUserId: eopCertifications.certifiedByUserId,
      timeCertified: eopCertifications.timeCertified,
      isPublishing: eopCertifications.isPublishing,
    })
    .from(eopCertifications)
    .where(eq(eopCertifications.componentId, componentId))
    .orderBy(desc(eopCertifications.timeCertified), desc(eopCertifications.id));
}

/** The given one, or the last one. */
export async function findCertification(
  reader: Reader,
  { componentId, certificationId }: Readonly<{ componentId: string; certificationId?: string | undefined }>,
): Promise<CertificationRow | undefined> {
  const [row] = await reader
    .select()
    .from(eopCertifications)
    .where(
      and(
        eq(eopCertifications.componentId, componentId),
        certificationId === undefined ? undefined : eq(eopCertifications.id, certificationId),
      ),
    )
    .orderBy(desc(eopCertifications.timeCertified), desc(eopCertifications.id))
    .limit(1);
  return row;
}

/** The certified copies of a school that hold now, without archived ones, in the order of its plan. */
export async function certifiedCopiesOf(reader: Reader, schoolId: string) {
  const copies = await reader
    .selectDistinctOn([eopComponents.id], {
      id: eopComponents.id,
      name: eopComponents.name,
      section: eopComponents.section,
      position: eopComponents.position,
      certificationId: eopCertifications.id,
      timeCertified: eopCertifications.timeCertified,
    })
    .from(eopComponents)
    .innerJoin(eopCertifications, eq(eopCertifications.componentId, eopComponents.id))
    .where(and(eq(eopComponents.schoolId, schoolId), isNull(eopComponents.timeArchived)))
    .orderBy(eopComponents.id, desc(eopCertifications.timeCertified), desc(eopCertifications.id));
  return copies.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en'));
}

export async function insertCertification(tx: Transaction, row: CertificationRow): Promise<void> {
  await tx.insert(eopCertifications).values(row);
}

/** Files of certifications are kept forever. */
export async function isCertifiedPdf(reader: Reader, pdfFileId: string): Promise<boolean> {
  const [row] = await reader
    .select({ number: count() })
    .from(eopCertifications)
    .where(eq(eopCertifications.pdfFileId, pdfFileId));
  return (row?.number ?? 0) > 0;
}

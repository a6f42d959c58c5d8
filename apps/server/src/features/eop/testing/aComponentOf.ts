// Existing components, inserted directly.
import { randomBytes } from 'node:crypto';
import type { RichText } from '@schooldog/domain/eop';
import { makeId } from '@schooldog/domain/kernel';
import type { Database } from '../../../platform/database/database.ts';
import { eopCertifications, eopComponents } from '../schema.ts';

export const newId = () => makeId(randomBytes);

type Facts = Partial<typeof eopComponents.$inferInsert> & Readonly<{ schoolId: string }>;

/** With a text, and never certified. */
export async function aComponentOf(database: Database, facts: Facts): Promise<{ id: string }> {
  const row = {
    id: newId(),
    name: 'Evacuation',
    section: 'functionalAnnexes' as const,
    content: aText('Leave by the nearest exit.'),
    version: 1,
    contentVersion: 1,
    hasUnpublishedContentChanges: true,
    createdByUserId: newId(),
    ...facts,
  };
  await database.db.insert(eopComponents).values(row);
  return { id: row.id };
}

/** With a certified copy whose PDF is printed when somebody opens it. */
export async function aCertifiedComponentOf(
  database: Database,
  { certifiedAt = new Date('2026-09-01T12:00:00Z'), ...facts }: Facts & Readonly<{ certifiedAt?: Date }>,
): Promise<{ id: string; pdfId: string; certificationId: string }> {
  const pdfId = newId();
  const content = aText('Leave by the nearest exit.');
  const { id } = await aComponentOf(database, {
    content,
    certifiedContent: content,
    certifiedPdfFileId: pdfId,
    pdfFileId: pdfId,
    pdfVersion: 1,
    hasUnpublishedContentChanges: false,
    lastCertificationTime: certifiedAt,
    nextCertificationDueTime: new Date(certifiedAt.getTime() + 365 * 24 * 60 * 60 * 1000),
    ...facts,
  });
  const certificationId = newId();
  await database.db.insert(eopCertifications).values({
    id: certificationId,
    componentId: id,
    certifiedByUserId: newId(),
    timeCertified: certifiedAt,
    isPublishing: true,
    content,
    isOmittingContent: false,
    attachments: [],
    pdfFileId: pdfId,
  });
  return { id, pdfId, certificationId };
}

export function aText(text: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

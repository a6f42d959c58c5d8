import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../platform/api/context.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { findCertification } from './certificationStore.ts';
import { type PrintedFor, printComponent } from './draftPdf.ts';
import type { EopRow } from './store.ts';

type Wanted = Readonly<{
  row: Pick<EopRow, 'id' | 'schoolId' | 'name' | 'section'>;
  /** The last one, unless it is named. */
  certificationId?: string | undefined;
}>;

/**
 * The PDF of a certification; the caller checks who may read it. Where the file is missing, as in a new demo district,
 * it is printed from what was certified.
 */
export async function certifiedPdf(
  services: Services,
  printedFor: PrintedFor,
  { row, certificationId }: Wanted,
): Promise<StoredFile> {
  const { db } = services.database;
  const certification = await findCertification(db, { componentId: row.id, certificationId });
  if (certification === undefined) throw problem('eop.neverCertified');
  const { pdfFileId, content, isOmittingContent, attachments, certifiedByUserId } = certification;
  const stored = await services.files.find(db, pdfFileId);
  if (stored !== undefined) return stored;
  const names = await namesOf(db, [certifiedByUserId]);
  return printComponent(services, printedFor, {
    row,
    content: isOmittingContent ? null : content,
    attachments,
    pdfFileId,
    certification: { time: certification.timeCertified, byName: names.get(certifiedByUserId) ?? null },
  });
}

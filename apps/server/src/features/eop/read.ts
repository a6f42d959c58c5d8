// What people see of plans: the list of schools, the components of one school, one component.
import type { PlanProgress, ShownComponent } from '@schooldog/contract/eop';
import { canOpenEops, imageIdsOf, schoolsWithEops } from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import type { SignedInContext } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { openSchoolNames } from '../schools/index.ts';
import { attachmentsOf, presentAttachment } from './attachmentStore.ts';
import { contentsOf, type Contents, lastWritingOf, leaseOf } from './contentStore.ts';
import { isWholeDefaultPlan } from './defaultSet.ts';
import { presentLease, presentListed, presentOne } from './present.ts';
import { progressOf } from './progress.ts';
import { eopRecord, ownerType } from './record.ts';
import { viewedSchool } from './school.ts';
import { componentsOfSchool, dueTimesAt, givenDefaultKeys } from './store.ts';

export async function listEopSchools({
  services,
  actor,
  signedIn,
}: SignedInContext): Promise<PlanProgress[]> {
  if (!canOpenEops(actor)) throw problem('eop.viewNotAllowed');
  const { db } = services.database;
  const held = schoolsWithEops(actor);
  const open = (await openSchoolNames(db)).map(({ id }) => id);
  const schoolIds = held === 'all' ? open : open.filter((id) => held.includes(id));
  const [due, gaps, timeZone] = await Promise.all([
    dueTimesAt(db, schoolIds),
    services.hooks.collect(db, 'eop.rosterGaps', { schoolIds }),
    districtTimeZone(db, signedIn.settingsVersions),
  ]);
  const now = services.clock().toISOString();
  const bySchool = Map.groupBy(due, ({ schoolId }) => schoolId);
  return schoolIds.map((schoolId) => {
    const { completed, total, overdue, dueSoon } = progressOf(bySchool.get(schoolId) ?? [], now, timeZone);
    return {
      schoolId,
      completed,
      total,
      overdue,
      dueSoon,
      rosterGaps: gaps
        .flat()
        .filter((gap) => gap.schoolId === schoolId)
        .reduce((sum, gap) => sum + gap.gaps, 0),
    };
  });
}

export async function listComponents(
  { services, actor }: SignedInContext,
  { schoolId, showArchived = false }: Readonly<{ schoolId: string; showArchived?: boolean | undefined }>,
) {
  const { db } = services.database;
  const school = await viewedSchool(db, actor, schoolId);
  const [rows, given, gaps] = await Promise.all([
    componentsOfSchool(db, schoolId),
    givenDefaultKeys(db, schoolId),
    services.hooks.collect(db, 'eop.rosterGaps', { schoolIds: [schoolId] }),
  ]);
  const shown = rows.filter(({ timeArchived }) => showArchived || timeArchived === null);
  return {
    components: await presentListed(db, actor.features, shown),
    hasDefaultPlan: isWholeDefaultPlan(given),
    isSchoolArchived: school.isArchived,
    rosterGaps: gaps.flat().map(({ roleTableId, gaps: count }) => ({ roleTableId, gaps: count })),
  };
}

export async function getComponent(
  context: SignedInContext,
  { componentId, editorId }: Readonly<{ componentId: string; editorId?: string | undefined }>,
): Promise<ShownComponent> {
  const { services, actor } = context;
  const { db } = services.database;
  const row = await eopRecord.view(db, actor, componentId);
  const [listed, contents, attachments, writing, lease] = await Promise.all([
    presentOne(db, actor.features, row),
    contentsOf(db, componentId),
    attachmentsOf(db, componentId),
    lastWritingOf(db, componentId),
    leaseOf(db, componentId, services.clock()),
  ]);
  const names = writing === undefined ? new Map<string, string>() : await namesOf(db, [writing.userId]);
  return {
    ...listed,
    createdByUserId: row.createdByUserId,
    content: contents.content,
    version: row.version,
    isOmittingContent: row.isOmittingContent,
    attachments: attachments.filter(({ isInDraft }) => isInDraft).map(presentAttachment),
    certifiedContent: contents.certifiedContent,
    certifiedIsOmittingContent: row.certifiedIsOmittingContent,
    certifiedAttachments: attachments.filter(({ isCertified }) => isCertified).map(presentAttachment),
    timeUpdated: row.timeUpdated.toISOString(),
    isSchoolArchived: row.isSchoolArchived,
    updatedByName: names.get(writing?.userId ?? '') ?? null,
    timeWritten: writing?.timeUpdated.toISOString() ?? null,
    lease: lease === undefined ? null : await presentLease(db, lease, editorId),
    pdfVersion: row.pdfVersion,
    hasCertifiedPdf: row.certifiedPdfFileId !== null,
    imageUrls: await imageUrls(context, componentId, contents),
  };
}

/** Pictures of the component only: a text cannot name the file of another record. */
async function imageUrls(
  { services, actor }: SignedInContext,
  componentId: string,
  { content, certifiedContent }: Contents,
): Promise<Record<string, string>> {
  const texts = [content, certifiedContent].flatMap((text) => text ?? []);
  const wanted = new Set(texts.flatMap(imageIdsOf));
  if (wanted.size === 0) return {};
  const files = await services.files.listOf(services.database.db, ownerType, componentId);
  return Object.fromEntries(
    files
      .filter(({ id }) => wanted.has(id))
      .map((file) => [file.id, services.files.link(file, actor.userId)]),
  );
}

// PDFs of components: of the draft, for review, and of certified copies.
import type { DraftPdf } from '@schooldog/contract/eop';
import { imageIdsOf, type RichText } from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services, SignedInContext } from '../../platform/api/context.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import { type Language, languageOf } from '../../platform/messages/index.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { findSchool } from '../schools/index.ts';
import { attachmentsOf } from './attachmentStore.ts';
import { isCertifiedPdf } from './certificationStore.ts';
import { omitting } from './content.ts';
import { draftContent } from './draftContent.ts';
import { makeComponentPdf } from './pdf/index.ts';
import { eopRecord, ownerType } from './record.ts';
import { type EopRow, updateComponent } from './store.ts';

type Asked = Readonly<{ eopComponentId: string; omitContent: boolean; forceRefresh: boolean }>;
type Attached = Readonly<{ fileId: string; name: string }>;
type Draft = Readonly<{ row: EopRow; content: RichText | null; attachments: readonly Attached[] }>;

/** Made again once when somebody changes the draft while it is printed. */
const tries = 2;
/** Of pictures in a text, for a page of letter size. */
const pictureWidth = 1600;

/** Printing takes seconds, so it happens between transactions; its result only counts for the same version. */
export async function generateEopComponentPdf(context: SignedInContext, asked: Asked): Promise<DraftPdf> {
  const { services } = context;
  for (let tried = 1; tried <= tries; tried += 1) {
    const draft = await readDraft(context, asked);
    const { row } = draft;
    const stored = asked.forceRefresh ? undefined : await currentPdf(services, row);
    const pdf = stored ?? (await makeDraftPdf(context, draft));
    if (pdf === undefined) continue;
    noteRead(context, asked.eopComponentId);
    return presentPdf(context, row, pdf);
  }
  throw problem('eop.draftChanged');
}

/** It shows the draft to provider staff like a read does. */
function noteRead({ services, actor }: SignedInContext, componentId: string): void {
  services.staffReads.note(actor, {
    procedure: 'eop.generateEopComponentPdf',
    input: () => ({ componentId }),
    count: () => 1,
  });
}

async function readDraft(context: SignedInContext, { eopComponentId, omitContent }: Asked): Promise<Draft> {
  const { services, actor } = context;
  return services.work({ userId: actor.userId }, async (work) => {
    const locked = await eopRecord.lock({ work, actor }, eopComponentId, 'edit');
    const row = await omitting({ work }, locked, omitContent);
    const content = omitContent ? null : await draftContent(context, work.tx, row);
    const attachments = (await attachmentsOf(work.tx, row.id)).filter(({ isInDraft }) => isInDraft);
    if (content === null && attachments.length === 0) throw problem('eop.empty');
    return { row, content, attachments };
  });
}

/** Lists are printed again: names and numbers of accounts change without a change of the component. */
async function currentPdf(services: Services, row: EopRow): Promise<StoredFile | undefined> {
  const { kind, pdfFileId, pdfVersion, version } = row;
  if (kind !== 'document' || pdfFileId === null || pdfVersion !== version) return undefined;
  return services.files.find(services.database.db, pdfFileId);
}

/** Undefined when the draft changed while it was printed. */
async function makeDraftPdf(context: SignedInContext, draft: Draft): Promise<StoredFile | undefined> {
  const { services, actor } = context;
  const { row } = draft;
  const language = languageOf(context.signedIn.profile.language);
  const by = { userId: actor.userId, language };
  const pdf = await printComponent(services, by, { ...draft, pdfFileId: services.makeId() });
  return services.work({ userId: actor.userId }, async (work) => {
    const now = await eopRecord.lock({ work, actor }, row.id, 'edit');
    if (now.version !== row.version) {
      await services.files.remove(work, pdf);
      return undefined;
    }
    const former = now.pdfFileId === null ? undefined : await services.files.find(work.tx, now.pdfFileId);
    const isKept = former !== undefined && (await isCertifiedPdf(work.tx, former.id));
    if (former !== undefined && !isKept) await services.files.remove(work, former);
    updateComponent(work, row.id, { pdfFileId: pdf.id, pdfVersion: row.version });
    return pdf;
  });
}

type Printed = Readonly<{
  row: Pick<EopRow, 'id' | 'schoolId' | 'name' | 'section'>;
  content: RichText | null;
  attachments: readonly Attached[];
  pdfFileId: string;
  /** Known only where a certified copy is printed again. */
  certification?: Readonly<{ time: Date; byName: string | null }>;
}>;

/** The person for whom it is printed, and their language. */
export type PrintedFor = Readonly<{ userId: string; language: Language }>;

/** Printing it again under the same id keeps the first. */
export async function printComponent(
  services: Services,
  { userId, language }: PrintedFor,
  { row, content, attachments, pdfFileId, certification }: Printed,
): Promise<StoredFile> {
  const { db } = services.database;
  const made = {
    id: pdfFileId,
    name: fileNameOf(row.name),
    contentType: 'application/pdf' as const,
    ownerType,
    ownerId: row.id,
    madeForUserId: userId,
  };
  const [school, { districtName, timeZone }] = await Promise.all([
    findSchool(db, row.schoolId),
    readOrganization(db),
  ]);
  return services.files.keepMade(made, async (path) => {
    const component = {
      districtName,
      schoolName: school?.name ?? '',
      componentName: row.name,
      section: row.section,
      language,
      content,
      ...(certification === undefined
        ? {}
        : { status: { ...certification, time: certification.time.toISOString(), timeZone } }),
      pictures: await picturesOf(services, content),
      attachments: await onDisk(services, dirname(path), attachments),
    };
    await makeComponentPdf(component, path);
  });
}

function fileNameOf(name: string): string {
  return `${name}.pdf`;
}

async function picturesOf(services: Services, content: RichText | null) {
  const pictures = new Map<string, Awaited<ReturnType<Services['files']['readSmall']>>>();
  for (const fileId of content === null ? [] : imageIdsOf(content)) {
    const file = await services.files.find(services.database.db, fileId);
    if (file !== undefined) pictures.set(fileId, await services.files.readSmall(file, pictureWidth));
  }
  return pictures;
}

async function onDisk(services: Services, folder: string, attachments: readonly Attached[]) {
  const found: { name: string; path: string }[] = [];
  for (const { fileId, name } of attachments) {
    const file = await services.files.find(services.database.db, fileId);
    if (file === undefined) continue;
    const path = join(folder, `${fileId}.pdf`);
    await pipeline(await services.files.read(file), createWriteStream(path));
    found.push({ name, path });
  }
  return found;
}

function presentPdf(
  { services, actor }: SignedInContext,
  { version }: Pick<EopRow, 'version'>,
  pdf: StoredFile,
): DraftPdf {
  return { pdfId: pdf.id, version, url: services.files.link(pdf, actor.userId), fileName: pdf.name };
}

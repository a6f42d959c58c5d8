// Gathers the certified plan of a school. Its files are written to a folder, from which the child process reads them.
import { componentName, eopLimits } from '@schooldog/domain/eop';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../../../platform/api/context.ts';
import type { StoredFile } from '../../../platform/files/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import type { CertificationStatus } from './componentPdf.ts';
import type { PlanPaper } from './planReport.ts';
import { certifiedAttachments, certifiedComponents, lastCertifications, picturesIn } from './planStore.ts';
import type { WrittenPicture } from './richTextFlow.ts';

/** Sharp in print across the whole page. */
const pictureWidth = 1400;

type Wanted = Readonly<{ schoolId: string; schoolName: string; language: string; folder: string }>;

export async function planPaper(services: Services, wanted: Wanted): Promise<PlanPaper> {
  const { schoolId, schoolName, language, folder } = wanted;
  const { db } = services.database;
  const { districtName, timeZone } = await readOrganization(db);
  const rows = await certifiedComponents(db, schoolId);
  const ids = rows.map(({ id }) => id);
  const statuses = await statusesOf(services, ids, timeZone);
  const attached = await certifiedAttachments(db, ids);
  const bytes = attached.reduce((sum, { file }) => sum + file.size, 0);
  const isListingAttachments = bytes > eopLimits.planBytes;
  const paths = isListingAttachments
    ? new Map<string, string>()
    : await writeFiles(services, attached, folder);
  const pictures = await picturesIn(
    db,
    rows.map(({ content, isOmittingContent }) => (isOmittingContent ? null : content)),
  );
  return {
    districtName,
    schoolName,
    language,
    timeZone,
    now: services.clock(),
    components: rows.map(({ id, name, guidanceKey, section, content, isOmittingContent }) => ({
      id,
      name: componentName({ name, guidanceKey }, language),
      section,
      status: statuses.get(id) ?? null,
      content: isOmittingContent ? null : content,
      attachments: attached
        .filter(({ componentId }) => componentId === id)
        .map(({ name: title, file }) => ({ name: title, path: paths.get(file.id) ?? '' })),
    })),
    pictures: await writePictures(services, pictures, folder),
    isListingAttachments,
  };
}

async function statusesOf(
  { database: { db } }: Services,
  componentIds: readonly string[],
  timeZone: string,
): Promise<ReadonlyMap<string, CertificationStatus>> {
  const rows = await lastCertifications(db, componentIds);
  const names = await namesOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return new Map(
    rows.map(({ componentId, userId, time }) => [
      componentId,
      { time: time.toISOString(), timeZone, byName: names.get(userId) ?? null },
    ]),
  );
}

async function writeFiles(
  { files }: Services,
  attached: readonly Readonly<{ file: StoredFile }>[],
  folder: string,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const { file } of attached) {
    const path = join(folder, `${file.id}.pdf`);
    await pipeline(await files.read(file), createWriteStream(path));
    paths.set(file.id, path);
  }
  return paths;
}

/** One that cannot be read is left out. */
async function writePictures({ files }: Services, stored: readonly StoredFile[], folder: string) {
  const written = new Map<string, WrittenPicture>();
  for (const file of stored) {
    const picture = await files.readSmall(file, pictureWidth).catch(() => null);
    if (picture === null) continue;
    const path = join(folder, `${file.id}.jpg`);
    await writeFile(path, picture.data);
    written.set(file.id, { path, width: picture.width, height: picture.height });
  }
  return written;
}

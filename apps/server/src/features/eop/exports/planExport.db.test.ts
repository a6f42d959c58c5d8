import { writeFile } from 'node:fs/promises';
import { eopLimits } from '@schooldog/domain/eop';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { files } from '../../../platform/files/schema.ts';
import { rawPdf } from '../../../platform/pdf/testing/rawPdf.ts';
import { readPdf } from '../../../platform/pdf/testing/readPdf.ts';
import { finished } from '../../entries/exports/testing/exportsFixture.ts';
import { eopAttachments } from '../schema.ts';
import { aCertifiedComponentOf, aComponentOf, newId } from '../testing/aComponentOf.ts';
import { plansFixture } from '../testing/plansFixture.ts';

let place: Awaited<ReturnType<typeof plansFixture>>;
let attachedFileId: string;

beforeAll(async () => {
  place = await plansFixture();
  await place.fixture.app.start();
  const { database, db, oakHill, people } = place;
  const at = { schoolId: oakHill.id };
  const { id } = await aCertifiedComponentOf(database, { ...at, name: 'Evacuation' });
  await aCertifiedComponentOf(database, { ...at, name: 'Promulgation', section: 'commitment' });
  await aCertifiedComponentOf(database, { ...at, name: 'Old annex', timeArchived: new Date() });
  await aComponentOf(database, { ...at, name: 'Never certified' });
  const made = {
    id: newId(),
    name: 'Map.pdf',
    contentType: 'application/pdf' as const,
    ownerType: 'eopComponent',
    ownerId: id,
    madeForUserId: people.principal.id,
  };
  const file = await place.fixture.app.services.files.keepMade(made, (path) => writeFile(path, rawPdf({})));
  attachedFileId = file.id;
  const attachment = {
    componentId: id,
    fileId: file.id,
    size: file.size,
    addedByUserId: people.principal.id,
  };
  await db.insert(eopAttachments).values([
    { id: newId(), name: 'Map', isCertified: true, ...attachment },
    { id: newId(), name: 'New map of the draft', ...attachment },
  ]);
}, 60_000);

async function planText(): Promise<readonly string[]> {
  const { fixture, coordinator, people, oakHill } = place;
  const exportId = newId();
  await coordinator.eop.generateEopPlanPdf({ exportId, query: { schoolId: oakHill.id }, title: '' });
  const { url, fileName } = await finished(coordinator, exportId);
  expect(fileName).toBe('Oak Hill, Emergency Operations Plan.pdf');
  const headers = { cookie: await fixture.cookieOf(people.coordinator) };
  const { rawPayload } = await fixture.app.http.inject({ url: url ?? '', headers });
  return readPdf(rawPayload).pages.map((page) => page.replaceAll('\n', ' '));
}

it('has the certified copies alone, in the order of their sections, with their attachments', async () => {
  const pages = await planText();
  expect(pages).toHaveLength(4);
  const text = pages.join(' ');
  expect(text.indexOf('Promulgation')).toBeLessThan(text.indexOf('Evacuation'));
  expect(text).toContain('Leave by the nearest exit.');
  expect(text).toContain('Map');
  for (const absent of ['Old annex', 'Never certified', 'New map', 'too large'])
    expect(text).not.toContain(absent);
}, 60_000);

it('lists attachments that are too large for one file', async () => {
  const huge = { size: eopLimits.planBytes + 1 };
  await place.db.update(files).set(huge).where(eq(files.id, attachedFileId));
  const pages = await planText();
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('too large for one file');
}, 60_000);

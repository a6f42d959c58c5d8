// PDFs of a component: stored clean, limited, and kept where they were certified.
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eopLimits } from '@schooldog/domain/eop';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { files } from '../../platform/files/schema.ts';
import { printer } from '../../platform/pdf/index.ts';
import { eopAttachments } from './schema.ts';
import { newId } from './testing/aComponentOf.ts';
import { plansFixture } from './testing/plansFixture.ts';

const { fixture, db, people, principal, coordinator, aComponent, time, later } = await plansFixture();
let pdf: Buffer;

beforeAll(async () => {
  const path = join(tmpdir(), `${newId()}.pdf`);
  const edges = { left: '', right: '' };
  const blocks = [{ kind: 'paragraph' as const, text: 'Map of the exits' }];
  const report = { title: 'Map', language: 'en', author: '', product: '', head: edges, foot: edges, blocks };
  await printer.print(report, path, () => undefined);
  pdf = await readFile(path);
  await rm(path);
});

async function anUpload(content: Buffer, name: string): Promise<string> {
  const { id } = await fixture.app.services.files.receive({
    id: newId(),
    name,
    uploadedByUserId: people.principal.id,
    declaredSha256: createHash('sha256').update(content).digest('hex'),
    body: Readable.from([content]),
    contentLength: content.length,
  });
  return id;
}

it('the upload is replaced by a clean copy, once, and only a PDF of one’s own is taken', async () => {
  const componentId = await aComponent();
  const fileId = await anUpload(pdf, 'Map.pdf');
  const input = { componentId, attachmentId: newId(), fileId, name: 'Map of exits' };
  await expect(coordinator.eop.addAttachment(input)).rejects.toMatchObject({ code: 'file.notFound' });
  const attachment = await principal.eop.addAttachment(input);
  expect(attachment).toMatchObject({ id: input.attachmentId, name: 'Map of exits' });
  expect(attachment.fileId).not.toBe(fileId);
  expect(await db.$count(files, eq(files.id, fileId))).toBe(0);
  expect(await principal.eop.addAttachment(input)).toEqual(attachment);
  const shown = await coordinator.eop.getComponent({ componentId });
  expect(shown).toMatchObject({ version: 2, hasUnpublishedAttachmentChanges: true });
  expect(shown.attachments).toHaveLength(1);
  const text = await anUpload(Buffer.from('name,room\nAna,12\n'), 'plan.csv');
  await expect(
    principal.eop.addAttachment({ componentId, attachmentId: newId(), fileId: text, name: 'List' }),
  ).rejects.toMatchObject({ code: 'eop.notPdf' });
});

it('of two identical calls at once, both get the same attachment', async () => {
  const componentId = await aComponent();
  const input = {
    componentId,
    attachmentId: newId(),
    fileId: await anUpload(pdf, 'Map.pdf'),
    name: 'Map',
  };
  const answers = await Promise.all([principal.eop.addAttachment(input), principal.eop.addAttachment(input)]);
  expect(answers[0]).toEqual(answers[1]);
});

it('the slower of two identical calls finds its upload gone and is answered like the first', async () => {
  const componentId = await aComponent();
  const fileId = await anUpload(pdf, 'Map.pdf');
  const input = { componentId, attachmentId: newId(), fileId, name: 'Map' };
  const { files: stored } = fixture.app.services;
  const overtaken = vi.spyOn(stored, 'read').mockImplementationOnce(async () => {
    await principal.eop.addAttachment(input);
    throw new Error('ENOENT');
  });
  const answer = await principal.eop.addAttachment(input);
  overtaken.mockRestore();
  expect(answer).toEqual(await principal.eop.addAttachment(input));
});

it('a component takes no more than its limit', async () => {
  const componentId = await aComponent();
  const row = { componentId, fileId: newId(), name: 'Map', size: 1, addedByUserId: people.principal.id };
  await db
    .insert(eopAttachments)
    .values(Array.from({ length: eopLimits.attachments.files }, () => ({ ...row, id: newId() })));
  const fileId = await anUpload(pdf, 'Map.pdf');
  await expect(
    principal.eop.addAttachment({ componentId, attachmentId: newId(), fileId, name: 'One more' }),
  ).rejects.toMatchObject({ code: 'eop.tooManyAttachments' });
  expect(await db.$count(files, eq(files.id, fileId))).toBe(1);
});

it('one that was certified stays with the certified copy after it was removed from the draft', async () => {
  const componentId = await aComponent();
  const attachmentId = newId();
  const fileId = await anUpload(pdf, 'Map.pdf');
  await principal.eop.addAttachment({ componentId, attachmentId, fileId, name: 'Map' });
  const { version, pdfId } = await coordinator.eop.generateEopComponentPdf({
    eopComponentId: componentId,
    omitContent: true,
  });
  const userId = people.coordinator.id;
  const call = { eopComponentId: componentId, userId, publishing: true, version, pdfId };
  await coordinator.eop.certifyComponent(call);
  later(60);
  await principal.eop.removeAttachment({ componentId, attachmentId });
  const shown = await principal.eop.getComponent({ componentId });
  expect(shown).toMatchObject({ attachments: [], hasUnpublishedAttachmentChanges: true });
  expect(shown.certifiedAttachments.map(({ id }) => id)).toEqual([attachmentId]);
  expect(await principal.eop.getAttachment({ componentId, attachmentId })).toMatchObject({
    fileName: 'Map.pdf',
  });
});

it('says when it last changed: added, certified, or removed from the draft', async () => {
  const [certifiedLater, removedLater] = [newId(), newId()];
  const componentId = await aComponent();
  const add = async (attachmentId: string, name: string) =>
    principal.eop.addAttachment({ componentId, attachmentId, fileId: await anUpload(pdf, name), name });
  const certify = async () => {
    const reviewed = { eopComponentId: componentId, omitContent: true };
    const { version, pdfId } = await coordinator.eop.generateEopComponentPdf(reviewed);
    const call = { eopComponentId: componentId, userId: people.coordinator.id, publishing: true };
    await coordinator.eop.certifyComponent({ ...call, version, pdfId });
  };
  const minutesOf = async (id: string) => {
    const [row] = await db.select().from(eopAttachments).where(eq(eopAttachments.id, id));
    return ((row?.timeUpdated.getTime() ?? 0) - start) / 60_000;
  };
  const start = time.now.getTime();
  await add(removedLater, 'Map');
  expect(await minutesOf(removedLater)).toBe(0);
  later(60);
  await certify();
  expect(await minutesOf(removedLater)).toBe(1);
  later(60);
  await add(certifiedLater, 'Exits');
  later(60);
  await certify();
  expect([await minutesOf(removedLater), await minutesOf(certifiedLater)]).toEqual([1, 3]);
  later(60);
  await principal.eop.removeAttachment({ componentId, attachmentId: removedLater });
  expect([await minutesOf(removedLater), await minutesOf(certifiedLater)]).toEqual([4, 3]);
});

it('one that was never certified is gone with its file', async () => {
  const componentId = await aComponent();
  const attachmentId = newId();
  const fileId = await anUpload(pdf, 'Map.pdf');
  const added = await principal.eop.addAttachment({ componentId, attachmentId, fileId, name: 'Map' });
  await principal.eop.removeAttachment({ componentId, attachmentId });
  expect(await principal.eop.getComponent({ componentId })).toMatchObject({
    attachments: [],
    hasUnpublishedAttachmentChanges: false,
  });
  expect(await db.$count(files, eq(files.id, added.fileId))).toBe(0);
});

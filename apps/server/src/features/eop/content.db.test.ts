// What people write in a component: never lost, and by one editor at a time.
import { textOf } from '@schooldog/domain/eop';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditHistory } from '../../platform/audit/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import type { TestPerson } from '../../testing/people.ts';
import { eopContentVersions } from './schema.ts';
import { aText, newId } from './testing/aComponentOf.ts';
import { plansFixture } from './testing/plansFixture.ts';

const { fixture, db, time, people, principal, assistant, fromTheStart, later, aComponent } =
  await plansFixture();
const [firstEditor, secondEditor] = [newId(), newId()];

beforeEach(fromTheStart);

describe('texts', () => {
  it('a text on the latest version is saved, and one on an older version is kept as its author’s copy', async () => {
    const componentId = await aComponent();
    const save = (client: TestClient, baseVersion: number, text: string) =>
      client.eop.saveContent({
        componentId,
        editorId: firstEditor,
        baseVersion,
        content: aText(text),
      });
    expect(await save(principal, 1, 'By Paula')).toEqual({ outcome: 'saved', version: 2 });
    const kept = await save(assistant, 1, 'By Amos');
    expect(kept).toMatchObject({ outcome: 'kept', version: 2 });
    expect(await save(assistant, 1, 'By Amos, longer')).toEqual(kept);
    expect(await save(assistant, 1, 'By Paula')).toEqual({ outcome: 'saved', version: 2 });
    const [copy] = await assistant.eop.listKeptCopies({ componentId });
    expect(copy).toMatchObject({ baseVersion: 1, content: aText('By Amos, longer') });
    expect(await principal.eop.listKeptCopies({ componentId })).toEqual([]);

    const keptCopyId = copy?.id ?? '';
    const both = aText('By both');
    await expect(
      assistant.eop.resolveKeptCopy({ componentId, keptCopyId, baseVersion: 1, content: both }),
    ).rejects.toMatchObject({ code: 'eop.draftChanged' });
    expect(
      await assistant.eop.resolveKeptCopy({ componentId, keptCopyId, baseVersion: 2, content: both }),
    ).toEqual({ version: 3 });
    expect(await assistant.eop.listKeptCopies({ componentId })).toEqual([]);
    const shown = await principal.eop.getComponent({ componentId });
    expect(shown).toMatchObject({ content: both, version: 3, updatedByName: 'Amos Tester' });
    const { timeWritten } = shown;
    later(60);
    await principal.eop.renameComponent({
      componentId,
      edit: { name: { from: 'Evacuation', to: 'Leaving' } },
    });
    // What others change besides the text is not what its author wrote.
    expect(await principal.eop.getComponent({ componentId })).toMatchObject({
      updatedByName: 'Amos Tester',
      timeWritten,
    });
  });

  it('two windows of one person are two copies, and a version that does not exist overwrites nothing', async () => {
    const componentId = await aComponent();
    const save = (client: TestClient, editorId: string, baseVersion: number, text: string) =>
      client.eop.saveContent({ componentId, editorId, baseVersion, content: aText(text) });
    await save(principal, firstEditor, 1, 'By Paula');
    await save(assistant, firstEditor, 1, 'In one window');
    await save(assistant, secondEditor, 1, 'In the other');
    expect(await save(assistant, secondEditor, 99, 'From the future')).toMatchObject({ outcome: 'kept' });
    const copies = await assistant.eop.listKeptCopies({ componentId });
    expect(copies.map(({ content }) => textOf(content)).toSorted()).toEqual([
      'From the future',
      'In one window',
      'In the other',
    ]);
    expect(await principal.eop.getComponent({ componentId })).toMatchObject({ content: aText('By Paula') });
  });

  it('what others attach or rename is no conflict for someone who writes', async () => {
    const componentId = await aComponent();
    const edit = { name: { from: 'Evacuation', to: 'Leaving the building' } };
    await assistant.eop.renameComponent({ componentId, edit });
    const saved = await principal.eop.saveContent({
      componentId,
      editorId: firstEditor,
      baseVersion: 1,
      content: aText('Still mine'),
    });
    expect(saved).toEqual({ outcome: 'saved', version: 3 });
  });

  it('ten minutes of one person are one version in the history, and no audit difference', async () => {
    const componentId = await aComponent({ version: 0, contentVersion: 0, content: null });
    const save = async (client: TestClient, baseVersion: number) =>
      client.eop.saveContent({
        componentId,
        editorId: firstEditor,
        baseVersion,
        content: aText(`Text ${baseVersion}`),
      });
    await save(principal, 0);
    later(9 * 60);
    await save(principal, 1);
    await save(assistant, 2);
    later(2 * 60);
    await save(principal, 3);
    const versions = await principal.eop.listContentVersions({ componentId });
    expect(versions.map(({ userName, version }) => [userName, version])).toEqual([
      ['Paula Tester', 4],
      ['Amos Tester', 3],
      ['Paula Tester', 2],
    ]);
    const [oldest] = versions.slice(-1);
    const versionId = oldest?.id ?? '';
    expect(await principal.eop.getContentVersion({ componentId, versionId })).toMatchObject({
      content: aText('Text 1'),
    });
    expect(await db.$count(auditHistory, eq(auditHistory.recordId, componentId))).toBe(0);
    expect(await db.$count(eopContentVersions, eq(eopContentVersions.componentId, componentId))).toBe(3);
  });

  it('a picture is one that the author uploaded, and nothing else', async () => {
    const componentId = await aComponent();
    const content = {
      type: 'doc' as const,
      content: [{ type: 'image' as const, attrs: { fileId: newId(), alt: '' } }],
    };
    await expect(
      principal.eop.saveContent({ componentId, editorId: firstEditor, baseVersion: 1, content }),
    ).rejects.toMatchObject({ code: 'eop.unknownImage' });
  });

  it('the key for text on a device stays the same for a person for 30 days after its last use', async () => {
    const componentId = await aComponent();
    const months = new Date(time.now.getTime() + 365 * 24 * 60 * 60 * 1000);
    const keyOf = async (person: TestPerson) => {
      const client = fixture.clientWith(await fixture.cookieOf(person, months));
      return (await client.eop.getDraftKey({ componentId })).key;
    };
    const key = await keyOf(people.principal);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    later(29 * 24 * 60 * 60);
    expect(await keyOf(people.principal)).toBe(key);
    later(29 * 24 * 60 * 60);
    expect(await keyOf(people.principal)).toBe(key);
    expect(await keyOf(people.assistant)).not.toBe(key);
    later(31 * 24 * 60 * 60);
    expect(await keyOf(people.principal)).not.toBe(key);
  });
});

it('one editor writes, others see who it is and may take over', async () => {
  const componentId = await aComponent();
  const hold = (client: TestClient, editorId: string, takeOver = false) =>
    client.eop.holdLease({ componentId, editorId, takeOver });
  expect(await hold(principal, firstEditor)).toMatchObject({ isMine: true, userName: 'Paula Tester' });
  expect(await hold(assistant, secondEditor)).toMatchObject({ isMine: false, userName: 'Paula Tester' });
  expect(await hold(principal, secondEditor)).toMatchObject({ isMine: false });
  later(50);
  await hold(principal, firstEditor);
  later(50);
  expect(await hold(assistant, secondEditor)).toMatchObject({ isMine: false });
  expect(await hold(assistant, secondEditor, true)).toMatchObject({ isMine: true });
  const { lease } = await principal.eop.getComponent({ componentId, editorId: firstEditor });
  expect(lease).toMatchObject({ userName: 'Amos Tester', isMine: false });
  await principal.eop.releaseLease({ componentId, editorId: firstEditor });
  expect(await hold(principal, firstEditor)).toMatchObject({ isMine: false });
  later(61);
  expect((await principal.eop.getComponent({ componentId })).lease).toBeNull();
  expect(await hold(principal, firstEditor)).toMatchObject({ isMine: true });
  await principal.eop.releaseLease({ componentId, editorId: firstEditor });
  expect(await hold(assistant, secondEditor)).toMatchObject({ isMine: true });
});

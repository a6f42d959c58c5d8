import type { RichText } from '@schooldog/domain/eop';
import { expect, it } from 'vitest';
import { localDatabase } from '../../../../platform/localDatabase/localDatabase.ts';
import { forgetSealed, forgetSealedOfOthers, importKey, loadSealed, storeSealed } from './sealedDrafts.ts';

const place = { userId: 'u'.repeat(20), componentId: 'c'.repeat(20) };
const content: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'The spare key is in the office.' }] }],
};
const draft = { content, baseVersion: 3, time: '2026-10-05T12:00:00.000Z' };
const aKey = (letter: string) => importKey(btoa(letter.repeat(32)));

it('is on the device as ciphertext, and opens with the key of its person and component only', async () => {
  const key = await aKey('k');
  expect(key.extractable).toBe(false);
  await storeSealed(key, place, draft);
  const { records } = await localDatabase();
  const [row] = await records.toArray();
  const stored = JSON.stringify(row, (_name, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
  );
  expect(stored).not.toContain('spare key');
  expect(await loadSealed(key, place)).toEqual(draft);
  expect(await loadSealed(await aKey('x'), place)).toBeNull();
});

it('does not open in the place of someone else', async () => {
  const key = await aKey('k');
  await storeSealed(key, place, draft);
  const other = { ...place, userId: 'o'.repeat(20) };
  const { records } = await localDatabase();
  const [row] = await records.toArray();
  if (row === undefined) throw new Error('a row');
  await records.put({ ...row, userId: other.userId });
  expect(await loadSealed(key, other)).toBeNull();
});

it('goes when it is sent, and when someone else opens an editor', async () => {
  const key = await aKey('k');
  await storeSealed(key, place, draft);
  await forgetSealedOfOthers(place.userId);
  expect(await loadSealed(key, place)).toEqual(draft);
  await forgetSealedOfOthers('o'.repeat(20));
  expect(await loadSealed(key, place)).toBeNull();
  await storeSealed(key, place, draft);
  await forgetSealed(place);
  expect(await loadSealed(key, place)).toBeNull();
});

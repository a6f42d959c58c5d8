import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { readVapidKeys } from './vapid.ts';

const database = await testDatabase();

it('creates one key pair for the district, which every process uses', async () => {
  const settings = { vapid: undefined, publicUrl: 'https://oakhill.example' };
  const pairs = await Promise.all([1, 2, 3].map(() => readVapidKeys(database.db, settings)));
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(pairs[0]?.subject).toBe('https://oakhill.example');
  expect(Buffer.from(pairs[0]?.publicKey ?? '', 'base64url')).toHaveLength(65);
});

it('uses the keys of the settings where they are given', async () => {
  const given = { publicKey: 'public', privateKey: 'private', subject: 'mailto:it@oakhill.example' };
  expect(await readVapidKeys(database.db, { vapid: given, publicUrl: undefined })).toEqual(given);
});

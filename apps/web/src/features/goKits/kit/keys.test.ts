// What of a kit is on the device, and what opens it.
import { drawnBytes } from '@schooldog/domain/testing';
import { describe, expect, it } from 'vitest';
import { bytesOf, importSealKey, textOf, unseal } from '../../../platform/sealing/seal.ts';
import { keyOfSecret } from '../lock/passkey.ts';
import { keyOfPassphrase } from '../lock/passphrase.ts';
import { boundTo } from './bound.ts';
import { agreement, openEnvelope, sealTo } from './envelope.ts';
import { makeKitKeys, unlockPrivateKey } from './keys.ts';

const facts = { kitId: 'k'.repeat(20), userId: 'u'.repeat(20), schoolId: 's'.repeat(20) };
const version = 'a'.repeat(32);
const validUntil = '2026-12-01T12:00:00.000Z';
const salt = drawnBytes(32);
const secret = drawnBytes(32);

const byPasskey = () => keyOfSecret(secret, salt);

async function aKit() {
  const keys = await makeKitKeys(await byPasskey(), facts);
  const privateKey = await unlockPrivateKey(await byPasskey(), keys, facts);
  return { keys, pair: { publicKey: keys.publicKey, privateKey } };
}

describe('the key of a kit', () => {
  it('opens with the secret that wrapped it, and with no other', async () => {
    const { keys } = await aKit();
    const otherSecret = await keyOfSecret(drawnBytes(32), salt);
    const otherSalt = await keyOfSecret(secret, drawnBytes(32));
    await expect(unlockPrivateKey(otherSecret, keys, facts)).rejects.toBeInstanceOf(DOMException);
    await expect(unlockPrivateKey(otherSalt, keys, facts)).rejects.toBeInstanceOf(DOMException);
  });

  it('opens with the passphrase that wrapped it, and with no other', async () => {
    const wrapped = await makeKitKeys(await keyOfPassphrase('apple maple river stone', salt), facts);
    const again = await keyOfPassphrase('Apple maple river STONE', salt);
    await expect(unlockPrivateKey(again, wrapped, facts)).resolves.toMatchObject({ extractable: false });
    const wrong = await keyOfPassphrase('apple maple river stove', salt);
    await expect(unlockPrivateKey(wrong, wrapped, facts)).rejects.toBeInstanceOf(DOMException);
  });

  it.each(['kitId', 'userId', 'schoolId'] as const)('does not open with another %s', async (name) => {
    const { keys } = await aKit();
    const moved = { ...facts, [name]: 'x'.repeat(20) };
    await expect(unlockPrivateKey(await byPasskey(), keys, moved)).rejects.toBeInstanceOf(DOMException);
  });

  it('is not opened by other keys that cannot be read, such as the browser stores', async () => {
    const { keys } = await aKit();
    const stored = await importSealKey(drawnBytes(32));
    await expect(unlockPrivateKey(stored, keys, facts)).rejects.toBeInstanceOf(DOMException);
    await expect(unseal(stored, keys.privateKey, boundTo.privateKey(facts))).rejects.toBeInstanceOf(
      DOMException,
    );
  });
});

describe('content', () => {
  it('is sealed without the key, and opened with it only', async () => {
    const { keys, pair } = await aKit();
    const bound = boundTo.content({ ...facts, version });
    const envelope = await sealTo(keys.publicKey, bytesOf('The spare key is in the office.'), bound);
    expect(textOf(envelope.sealed)).not.toContain('spare');
    expect(textOf(await openEnvelope(pair, envelope, bound))).toBe('The spare key is in the office.');
    const other = await crypto.subtle.generateKey(agreement, false, ['deriveBits']);
    await expect(
      openEnvelope({ ...pair, privateKey: other.privateKey }, envelope, bound),
    ).rejects.toBeInstanceOf(DOMException);
  });

  it('does not open as another version, another person’s or another document', async () => {
    const { keys, pair } = await aKit();
    const content = await sealTo(keys.publicKey, bytesOf('text'), boundTo.content({ ...facts, version }));
    const pdf = await sealTo(keys.publicKey, bytesOf('pdf'), boundTo.pdf(facts, 'c'.repeat(20)));
    const attempts = [
      openEnvelope(pair, content, boundTo.content({ ...facts, version: 'b'.repeat(32) })),
      openEnvelope(pair, content, boundTo.content({ ...facts, userId: 'x'.repeat(20), version })),
      openEnvelope(pair, pdf, boundTo.pdf(facts, 'd'.repeat(20))),
      openEnvelope(pair, pdf, boundTo.content({ ...facts, version })),
    ];
    // All of them are awaited at once: one that fails earlier than it is awaited would count as an unhandled error.
    const outcomes = await Promise.allSettled(attempts);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DOMException) });
    }
  });

  it('does not open when a single bit was altered', async () => {
    const { keys, pair } = await aKit();
    const bound = boundTo.content({ ...facts, version });
    const envelope = await sealTo(keys.publicKey, bytesOf('text'), bound);
    for (const part of ['sealed', 'nonce', 'ephemeralKey'] as const) {
      const altered = envelope[part].slice();
      altered[5] = (altered[5] ?? 0) ^ 1;
      await expect(openEnvelope(pair, { ...envelope, [part]: altered }, bound)).rejects.toBeInstanceOf(
        DOMException,
      );
    }
  });

  it('a ticket proves until when, and for which version', async () => {
    const { keys, pair } = await aKit();
    const ticketed = { ...facts, version, validUntil };
    const ticket = await sealTo(keys.publicKey, new Uint8Array(), boundTo.ticket(ticketed));
    await expect(openEnvelope(pair, ticket, boundTo.ticket(ticketed))).resolves.toHaveLength(0);
    const longer = boundTo.ticket({ ...ticketed, validUntil: '2030-12-01T12:00:00.000Z' });
    await expect(openEnvelope(pair, ticket, longer)).rejects.toBeInstanceOf(DOMException);
    const newer = boundTo.ticket({ ...ticketed, version: 'b'.repeat(32) });
    await expect(openEnvelope(pair, ticket, newer)).rejects.toBeInstanceOf(DOMException);
  });
});

// Where a device has no passkeys that give a secret: four words of our list, chosen by the device and never by a person.
import { bytesOf, type Bytes, randomBytes } from '../../../platform/sealing/seal.ts';
import { words } from './words.ts';

const passphraseWords = 4;
const rounds = 600_000;
const saltBytes = 16;

/** 44 bits: the list has 2,048 words, so eleven bits of a random number choose one of them. */
export function makePassphrase(): string {
  const chosen: string[] = [];
  for (const number of new Uint16Array(randomBytes(passphraseWords * 2).buffer))
    chosen.push(words[number % words.length] ?? '');
  return chosen.join(' ');
}

/** As it is typed: capital letters, hyphens and blanks do not matter. */
export function readPassphrase(typed: string): string {
  return typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ');
}

export function newSalt(): Bytes {
  return randomBytes(saltBytes);
}

/** Takes a second or more on a phone, on purpose. */
export async function keyOfPassphrase(passphrase: string, salt: Bytes): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    bytesOf(readPassphrase(passphrase)),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

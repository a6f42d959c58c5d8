import { describe, expect, it } from 'vitest';
import { makePassphrase, newSalt, keyOfPassphrase, readPassphrase } from './passphrase.ts';
import { words } from './words.ts';

describe('the words', () => {
  it('are 2,048 plain ones, so that eleven bits choose one evenly', () => {
    expect(words).toHaveLength(2048);
    expect(new Set(words).size).toBe(2048);
    expect(words.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
  });

  it('are at least two letters apart', () => {
    // A word with one letter left out, or replaced by a sign, is shared by words that are closer than that.
    const seen = new Map<string, string>();
    const close: string[] = [];
    for (const word of words) {
      const near = Array.from(word, (_letter, at) => [
        `${word.slice(0, at)}?${word.slice(at + 1)}`,
        word.slice(0, at) + word.slice(at + 1),
      ]).flat();
      for (const form of new Set([...near, word])) {
        const other = seen.get(form);
        const isClose = form.includes('?') || form === word || (other !== undefined && other === form);
        if (other !== undefined && other !== word && isClose) close.push(`${other} ${word}`);
        if (form.includes('?') || form === word) seen.set(form, word);
      }
    }
    expect(close).toEqual([]);
  });
});

describe('a passphrase', () => {
  it('has four words of the list, and is another one each time', () => {
    const made = Array.from({ length: 50 }, makePassphrase);
    expect(new Set(made).size).toBe(50);
    for (const passphrase of made) {
      const chosen = passphrase.split(' ');
      expect(chosen).toHaveLength(4);
      expect(chosen.filter((word) => !words.includes(word))).toEqual([]);
    }
  });

  it('is read however it is typed', () => {
    expect(readPassphrase('  Apple-maple  RIVER,stone ')).toBe('apple maple river stone');
  });

  it('gives a key that cannot be read', async () => {
    const key = await keyOfPassphrase('apple maple river stone', newSalt());
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toBeInstanceOf(DOMException);
  });
});

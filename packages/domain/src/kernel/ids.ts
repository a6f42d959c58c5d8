// Ids are 20 random alphanumeric characters, made by whoever creates the record. Randomness comes from outside,
// so that the rules stay pure and the demo district can be made the same every time.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 20;
const largestFairByte = 256 - (256 % alphabet.length);

/** Also the pattern of the schema, which stands apart because a browser's first load has no schemas. */
export const idPattern = /^[A-Za-z0-9]{20}$/;

export type RandomBytes = (count: number) => Uint8Array;

export function isId(text: string): boolean {
  return idPattern.test(text);
}

/** Bytes past the last whole multiple of 62 are thrown away, so that every character is equally likely. */
export function makeId(randomBytes: RandomBytes): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < largestFairByte && id.length < length) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}

// The checksum by which the server confirms a photo. Browsers offer it only on secure addresses; a district that
// tries the product on a plain one must still be able to send photos.

export async function sha256(bytes: ArrayBuffer): Promise<string> {
  // The type says it is always there; on a plain address it is not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const digest =
    subtle === undefined
      ? digestWithoutBrowser(new Uint8Array(bytes))
      : new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const [initial, constants] = firstPrimes(64);

/** FIPS 180-4, straight from the text. */
export function digestWithoutBrowser(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);

  const hash = Uint32Array.from(initial);
  const words = new Uint32Array(64);
  for (let start = 0; start < padded.length; start += 64) {
    schedule(words, view, start);
    compress(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((value, at) => digest.setUint32(at * 4, value));
  return new Uint8Array(digest.buffer);
}

function schedule(words: Uint32Array, view: DataView, start: number): void {
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(start + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const early = word(words, at - 15);
    const late = word(words, at - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = word(words, at - 16) + s0 + word(words, at - 7) + s1;
  }
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < 64; at += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + word(constants, at) + word(words, at)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => {
    hash[at] = word(hash, at) + value;
  });
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function word(words: Uint32Array, at: number): number {
  return words[at] ?? 0;
}

/** The standard takes its numbers from the square and cube roots of the first primes. */
function firstPrimes(count: number): [initial: Uint32Array, constants: Uint32Array] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return [
    Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  ];
}

import { crc32, createDeflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import sharp from 'sharp';

export const north = { r: 200, g: 30, b: 30 };
export const south = { r: 30, g: 30, b: 200 };

/** A phone photo taken sideways: 60 by 40 pixels, red half and blue half, with location, camera and a note. */
export async function phonePhoto(): Promise<Buffer> {
  const half = { width: 30, height: 40, channels: 3 as const };
  return sharp({ create: { width: 60, height: 40, channels: 3, background: south } })
    .composite([{ input: { create: { ...half, background: north } }, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'SecretPhone', ImageDescription: 'behind the gym' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 26/1 46/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '79/1 58/1 56/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>SecretNote</note></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export function plainPicture(format: 'jpeg' | 'png' | 'gif' | 'webp'): Promise<Buffer> {
  return sharp({ create: { width: 12, height: 8, channels: 3, background: north } })
    .toFormat(format)
    .toBuffer();
}

/** So detailed that it is about as large as a real photo. */
export function detailedPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

export async function animation(frames: number): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, at) =>
      sharp({
        create: { width: 10, height: 6, channels: 3, background: { r: 255 - at * 7, g: at * 7, b: 0 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pictures, { join: { animated: true } })
    .gif({ delay: pictures.map(() => 70), loop: 2 })
    .toBuffer();
}

/** A small file that would need a gigabyte: one color, `side` by `side` pixels. */
export async function pixelBomb(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  const rows = Readable.from(
    (function* () {
      for (let at = 0; at < side; at += 1) yield row;
    })(),
  );
  const pixels = await buffer(rows.pipe(createDeflate()));
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

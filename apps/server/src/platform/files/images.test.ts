import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@schooldog/domain/kernel';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createImages, type ImageType } from './images.ts';
import { defaultLimits } from './limits.ts';
import { animation, north, phonePhoto, pixelBomb, plainPicture, south } from './testing/pictures.ts';
import { tempFolder } from './testing/storages.ts';

const folder = await tempFolder();
const images = createImages(defaultLimits);
let count = 0;

async function redraw(
  content: Uint8Array,
  type: ImageType,
  how = images,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const [input, output] = [join(folder, `${(count += 1)}`), join(folder, `${count}-out`)];
  await writeFile(input, content);
  const { size, width, height } = await how.redraw(input, output, type);
  const bytes = await readFile(output);
  expect(size).toBe(bytes.length);
  return { bytes, width, height };
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Problem ? error.code : String(error);
}

async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [
    ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
}

function expectNear(color: readonly number[], { r, g, b }: { r: number; g: number; b: number }): void {
  [r, g, b].forEach((value, at) => expect(Math.abs((color[at] ?? -1) - value)).toBeLessThan(12));
}

test('a phone photo loses its location, camera and notes, and is upright', async () => {
  const photo = await phonePhoto();
  const before = await sharp(photo).metadata();
  expect(before.orientation).toBe(6);
  expect(photo.includes('SecretPhone') && photo.includes('SecretNote')).toBe(true);

  const { bytes, width, height } = await redraw(photo, 'image/jpeg');
  const after = await sharp(bytes).metadata();
  expect(after).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
  expect({ width, height }).toEqual({ width: 40, height: 60 });
  for (const field of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
    expect(after[field]).toBeUndefined();
  expect(bytes.includes('Secret') || bytes.includes('Exif')).toBe(false);
  // Turned clockwise, the left half of the sensor is the upper half of the picture.
  expectNear(await colorAt(bytes, 20, 10), north);
  expectNear(await colorAt(bytes, 20, 50), south);
});

test('colors look the same after a wide color space was removed', async () => {
  const wide = await sharp(await plainPicture('png'))
    .withIccProfile('p3')
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sharp(wide).metadata()).icc).toBeDefined();
  expectNear(await colorAt((await redraw(wide, 'image/jpeg')).bytes, 5, 5), north);
});

test('a transparent PNG stays transparent', async () => {
  const glass = await sharp({
    create: { width: 4, height: 4, channels: 4, background: { ...north, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const { bytes } = await redraw(glass, 'image/png');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
});

test('WebP becomes JPEG', async () => {
  const { bytes } = await redraw(await plainPicture('webp'), 'image/jpeg');
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
});

test('an animation keeps its frames, speed and loops', async () => {
  const { bytes, width, height } = await redraw(await animation(12), 'image/gif');
  expect({ width, height }).toEqual({ width: 10, height: 6 });
  const { format, pages, delay, loop } = await sharp(bytes, { animated: true }).metadata();
  expect({ format, pages, delay, loop }).toEqual({
    format: 'gif',
    pages: 12,
    delay: Array(12).fill(70),
    loop: 2,
  });
});

test('an animation of too many frames or pixels is rejected', async () => {
  const content = await animation(12);
  const fewFrames = createImages({ ...defaultLimits, animationFrames: 11 });
  const fewPixels = createImages({ ...defaultLimits, animationPixels: 12 * 60 - 1 });
  expect(await codeOf(redraw(content, 'image/gif', fewFrames))).toBe('file.imageTooLarge');
  expect(await codeOf(redraw(content, 'image/gif', fewPixels))).toBe('file.imageTooLarge');
});

test('a bomb of 900 million pixels is rejected at once, in little memory', async () => {
  const bomb = await pixelBomb(30_000);
  expect(bomb.length).toBeLessThan(200_000);
  const before = process.resourceUsage().maxRSS;
  expect(await codeOf(redraw(bomb, 'image/png'))).toBe('file.imageTooLarge');
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000);
});

test.each<[string, Uint8Array, ImageType]>([
  ['a script behind a mark', Buffer.from('GIF89a=1;alert(document.domain)//'), 'image/gif'],
  ['a cut photo', (await phonePhoto()).subarray(0, 700), 'image/jpeg'],
  [
    'noise behind a mark',
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(500, 7)]),
    'image/jpeg',
  ],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/png'],
  ['a bomb that is only announced', (await pixelBomb(3_000)).subarray(0, 60), 'image/png'],
])('rejects %s as broken', async (_what, content, type) => {
  expect(await codeOf(redraw(content, type))).toBe('file.imageBroken');
});

test('data hidden behind a picture is removed', async () => {
  const script = '<script>alert(1)</script>';
  const photo = Buffer.concat([await phonePhoto(), Buffer.from(script)]);
  const moving = Buffer.concat([await animation(2), Buffer.from(`*/=1;${script}`)]);
  expect((await redraw(photo, 'image/jpeg')).bytes.includes('script')).toBe(false);
  expect((await redraw(moving, 'image/gif')).bytes.includes('script')).toBe(false);
});

// Pictures are never stored as received: they are rendered again, so that location and camera data are removed, they
// are upright, and nothing can hide behind the pixels.
import { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { Sharp } from 'sharp';
import { createGate } from '../gate/gate.ts';
import type { FileLimits } from './limits.ts';
import { isNoRoom } from './storageProblems.ts';

export type ImageType = 'image/jpeg' | 'image/gif' | 'image/png';
export type Images = Readonly<{
  redraw(
    input: string,
    output: string,
    type: ImageType,
  ): Promise<{ size: number; width: number; height: number }>;
  /** A stored picture as a JPEG with this maximum width and twice the height; the first frame of an animation. */
  shrink(input: Uint8Array, width: number): Promise<SmallPicture>;
}>;

export type SmallPicture = Readonly<{ data: Uint8Array<ArrayBuffer>; width: number; height: number }>;

const simultaneous = 2;
/**
 * Above this size a picture takes both slots of the limiter, and is written in one pass instead of a smaller file.
 */
const largePixels = 16_000_000;
const timeLimitSeconds = 20;

let library: ReturnType<typeof loadLibrary> | undefined;

/** Loaded with the first picture, because a process that never handles one need not hold it in memory. */
async function loadLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Only these decoders are enabled, whatever a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].flatMap((format) => [
      `VipsForeignLoad${format}File`,
      `VipsForeignLoad${format}Buffer`,
    ]),
  });
  return sharp;
}

export function createImages(limits: FileLimits): Images {
  const gate = createGate(simultaneous);

  return {
    redraw: async (input, output, type) => {
      library ??= loadLibrary();
      const sharp = await library;
      const animated = type === 'image/gif';
      const pixels = await sharp(input, { limitInputPixels: false, animated })
        .metadata()
        .then(({ width, height, pages = 1 }) => {
          const most = animated && pages > 1 ? limits.animationPixels : limits.pixels;
          if (width * height > most || pages > limits.animationFrames) throw tooLarge(limits);
          return width * height;
        })
        .catch(rejectPicture(limits));

      const isLarge = pixels > largePixels;
      const picture = sharp(input, {
        failOn: 'error',
        limitInputPixels: limits.pixels,
        autoOrient: !animated,
        animated,
      });
      const info = await gate(isLarge ? simultaneous : 1, () =>
        written[type](picture.timeout({ seconds: timeLimitSeconds }), isLarge)
          .toFile(output)
          .catch(rejectPicture(limits)),
      );
      return { size: info.size, width: info.width, height: info.pageHeight ?? info.height };
    },

    shrink: async (input, width) => {
      library ??= loadLibrary();
      const sharp = await library;
      const picture = sharp(input, { failOn: 'error', limitInputPixels: limits.pixels })
        .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 75 })
        .timeout({ seconds: timeLimitSeconds });
      const { data, info } = await gate(1, () =>
        picture.toBuffer({ resolveWithObject: true }).catch(rejectPicture(limits)),
      );
      return { data: new Uint8Array(data), width: info.width, height: info.height };
    },
  };
}

const written: Readonly<Record<ImageType, (picture: Sharp, isLarge: boolean) => Sharp>> = {
  'image/jpeg': (picture, isLarge) =>
    picture.flatten({ background: '#fff' }).jpeg({ quality: 85, optimizeCoding: !isLarge }),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif({ effort: 1, dither: 0 }),
};

function tooLarge(limits: FileLimits) {
  return problem('file.imageTooLarge', { megapixels: limits.pixels / 1_000_000 });
}

function rejectPicture(limits: FileLimits) {
  return (error: unknown): never => {
    if (!(error instanceof Error) || error instanceof Problem || isNoRoom(error)) throw error;
    throw error.message.startsWith('timeout') ? tooLarge(limits) : problem('file.imageBroken');
  };
}

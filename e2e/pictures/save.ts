import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..', '..');

/** Kept as PNG for documents; WebP for the web, where every byte is loaded. `width` in pixels of the file. */
export async function savePicture(page: Page, path: string, width?: number): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  const picture = sharp(await shot(page)).resize(width === undefined ? {} : { width });
  // A palette shrinks a screen to a third, and no one sees it.
  await (path.endsWith('.png') ? picture.png({ palette: true }) : picture.webp({ quality: 82 })).toFile(file);
}

export type Step = Readonly<{ shot: Buffer; milliseconds: number }>;

export async function aStep(page: Page, milliseconds: number): Promise<Step> {
  return { shot: await shot(page), milliseconds };
}

/** One animated picture. */
export async function saveSteps(steps: readonly Step[], path: string, width: number): Promise<void> {
  const frames = await Promise.all(
    steps.map(({ shot: frame }) => sharp(frame).resize({ width }).png().toBuffer()),
  );
  await sharp(frames, { join: { animated: true } })
    .gif({ delay: steps.map(({ milliseconds }) => milliseconds), loop: 0, colours: 96 })
    .toFile(join(root, path));
}

/** As people see it: with everything loaded, and without a blinking cursor. */
async function shot(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  return page.screenshot({ caret: 'hide', animations: 'disabled' });
}

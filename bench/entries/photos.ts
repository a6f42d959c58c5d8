// Photos as the app sends them from phones, drawn by a browser: 500 pixels wide, and every tenth a larger one that
// was small enough to be sent unchanged.
import { createHash } from 'node:crypto';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { newId } from '../lib/ask.ts';

export async function drawPhotos(count: number): Promise<Buffer[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const photos: Buffer[] = [];
    for (let number = 0; number < count; number += 1) {
      const [, base64 = ''] = (await page.evaluate(draw, number)).split(',', 2);
      photos.push(Buffer.from(base64, 'base64'));
    }
    return photos;
  } finally {
    await browser.close();
  }
}

/** Runs in the browser. */
function draw(number: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = number % 10 === 0 ? 1600 : 500;
  canvas.height = canvas.width * 0.75;
  const pen = canvas.getContext('2d');
  if (pen === null) return '';
  for (let at = 0; at < 4_000; at += 1) {
    pen.fillStyle = `hsl(${(at * 37 + number * 61) % 360} 35% ${30 + (at % 50)}%)`;
    pen.fillRect((at * 7919) % canvas.width, (at * 104_729) % canvas.height, 5 + (at % 40), 5 + (at % 30));
  }
  return canvas.toDataURL('image/jpeg', 0.8);
}

/** Returns the id of the stored file. */
export async function uploadPhoto(serverUrl: string, cookie: string, content: Buffer): Promise<string> {
  const id = newId();
  const response = await fetch(`${serverUrl}/api/files/${id}`, {
    method: 'PUT',
    headers: {
      cookie,
      'content-type': 'application/octet-stream',
      'x-file-name': 'photo.jpg',
      'x-content-sha256': createHash('sha256').update(content).digest('hex'),
    },
    body: new Uint8Array(content),
  });
  if (!response.ok) throw new Error(`A photo was rejected (${response.status}).`);
  return id;
}

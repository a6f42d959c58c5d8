import type { Locator, Page } from '@playwright/test';

/** One gray pixel as a GIF. */
const picture = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
export async function choosePicture(page: Page, within: Locator, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await within.getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/gif', buffer: picture });
}

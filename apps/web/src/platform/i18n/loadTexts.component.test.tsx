import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileNotLoaded } from '../lazyParts/loadFiles.ts';
import { loadTexts } from './i18n.ts';
import { textFiles } from './textFiles.ts';

const unanswered = new FileNotLoaded('/assets/en.js', false);
const fetchFile = vi.fn<() => Promise<{ default: Record<string, unknown> }>>();

beforeEach(() => {
  fetchFile.mockReset().mockResolvedValue({ default: { contents: 'Fetched' } });
  vi.spyOn(textFiles, 'get').mockReturnValue(fetchFile);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a screen whose texts do not come is told so, and finds them when it asks again', async () => {
  fetchFile.mockRejectedValueOnce(unanswered);
  await expect(loadTexts(['features/legal'])).rejects.toBe(unanswered);
  window.dispatchEvent(new Event('online'));
  await loadTexts(['features/legal']);
  expect(i18next.t('contents', { ns: 'features/legal' })).toBe('Fetched');
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

it('a screen shows although the texts of another do not come', async () => {
  fetchFile.mockRejectedValueOnce(unanswered);
  const other = loadTexts(['features/landing']);
  const own = loadTexts(['features/help']);
  await expect(other).rejects.toBe(unanswered);
  await expect(own).resolves.toBeUndefined();
});

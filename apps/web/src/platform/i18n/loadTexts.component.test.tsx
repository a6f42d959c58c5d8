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

it('a screen shows although the texts of another never come', async () => {
  const neverComes = () => Promise.reject(unanswered);
  vi.spyOn(textFiles, 'get').mockImplementation((name) =>
    name.startsWith('features/landing/') ? neverComes : fetchFile,
  );
  await expect(loadTexts(['features/landing'])).rejects.toBe(unanswered);
  await loadTexts(['features/help']);
  expect(i18next.getResource('en', 'features/help', 'contents')).toBe('Fetched');
});

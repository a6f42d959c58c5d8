// The first screen of a person who is signed in is made of a dozen files that name each other. A browser that has none
// of them learns all their names with the page itself, instead of one by one (apps/web/screenFiles.ts writes them).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { sessionCookie } from '../identity/cookie.ts';

const filesSchema = z.array(z.string());
const screensSchema = z.object({
  /** Named by index.html too; they come first here, or the others would be fetched before them. */
  entry: filesSchema,
  frame: filesSchema,
  texts: z.record(z.string(), z.string()),
  pages: z.record(z.string(), filesSchema),
});

/** The value of the Link header for a page; undefined for a visitor, who sees the sign-in page. */
export type ScreenFiles = (path: string, headers: IncomingHttpHeaders) => string | undefined;

export async function readScreenFiles(folder: string): Promise<ScreenFiles> {
  const text = await readFile(join(folder, 'screenFiles.json'), 'utf8').catch(() => null);
  if (text === null) return () => undefined;
  const { entry, frame, texts, pages } = screensSchema.parse(JSON.parse(text));
  const cookies = [sessionCookie(false), sessionCookie(true)];
  return (path, { cookie, 'accept-language': languages = '' }) => {
    if (cookies.every((one) => one.read(cookie) === null)) return undefined;
    const words = texts[languages.slice(0, 2)] ?? texts['en'];
    const files = [...frame, ...(words === undefined ? [] : [words]), ...(pages[path] ?? [])];
    return [startScript, ...entry.map(asEntry), ...files.map(asLink)].join(', ');
  };
}

/** It asks for what the page shows, so that the answers come beside the files. */
const startScript = '</start.js>; rel=preload; as=script';

function asEntry(file: string): string {
  return file.endsWith('.css') ? asLink(file) : `</${file}>; rel=modulepreload; crossorigin`;
}

/** Scripts as the app's loader asks for them: it can fetch again what does not come, which a browser does not. */
function asLink(file: string): string {
  return `</${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : 'fetch'}; crossorigin`;
}

// Just enough of a PDF reader to see what stands on which page: objects, their streams, and the text in them.
import { inflateSync } from 'node:zlib';

export type ReadPdf = Readonly<{ pages: readonly string[]; pictures: number; links: readonly string[] }>;

export function readPdf(bytes: Uint8Array): ReadPdf {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g))
    objects.set(id, body);
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const pictures = [...objects.values()].filter((body) => body.includes('/Subtype /Image'));
  const links = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, link = '']) => link);
  return { pages: pages.map((page) => textOf(objects, page)), pictures: pictures.length, links };
}

function textOf(objects: ReadonlyMap<string, string>, page: string): string {
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
  // By its length, because what is packed may itself end like a line.
  const start = /stream\r?\n/.exec(content);
  const from = start === null ? 0 : start.index + start[0].length;
  const length = Number(/\/Length (\d+)/.exec(content)?.[1]);
  const drawn = inflateSync(Buffer.from(content.slice(from, from + length), 'latin1')).toString('latin1');
  // The standard fonts write each letter as its code; numbers between the pieces only move them a little.
  return [...drawn.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, line = '']) =>
      [...line.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => windows1252.decode(Buffer.from(hex, 'hex')))
        .join(''),
    )
    .join('\n');
}

const windows1252 = new TextDecoder('windows-1252');

// V8 stores a source file with two bytes per character as soon as one character is beyond Latin-1. Escaping the few
// that are halves the memory of the server's code; its source map is shifted to match.
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const mapSchema = z.looseObject({ mappings: z.string() });
const beyondAscii = /[^\n\r\u0020-\u007E\t]/g;

/** Rewrites a script and the map beside it. */
export async function makeAscii(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  const mapFile = `${file}.map`;
  const map = mapSchema.parse(JSON.parse(await readFile(mapFile, 'utf8')));
  await writeFile(file, escaped(code));
  await writeFile(mapFile, JSON.stringify({ ...map, mappings: shifted(map.mappings, code) }));
}

/** Strings, patterns and names may contain escapes; nothing else has such characters in minified code. */
export function escaped(code: string): string {
  return code.replaceAll(beyondAscii, (character) => escapeOf(character));
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Each segment of the map begins with its column, as the distance to the segment before it on the same line. */
export function shifted(mappings: string, code: string): string {
  const lines = code.split('\n');
  return mappings
    .split(';')
    .map((line, at) => shiftedLine(line, lines[at] ?? ''))
    .join(';');
}

function shiftedLine(mappings: string, code: string): string {
  const places = Array.from(code.matchAll(beyondAscii), ({ index }) => index);
  if (places.length === 0 || mappings === '') return mappings;
  const grown = escapeOf('\u0000').length - 1;
  let column = 0;
  let before = 0;
  let passed = 0;
  return mappings
    .split(',')
    .map((segment) => {
      const { value, rest } = firstNumber(segment);
      column += value;
      while ((places[passed] ?? Infinity) < column) passed += 1;
      const now = column + passed * grown;
      const written = encoded(now - before) + rest;
      before = now;
      return written;
    })
    .join(',');
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Columns only grow along a line, so that the sign bit of the format is never set. */
function firstNumber(segment: string): { value: number; rest: string } {
  let value = 0;
  let length = 0;
  for (let more = true; more; length += 1) {
    const digit = digits.indexOf(segment.charAt(length));
    value += (digit % 32) * 32 ** length;
    more = digit >= 32;
  }
  return { value: Math.floor(value / 2), rest: segment.slice(length) };
}

function encoded(value: number): string {
  let text = '';
  let left = value * 2;
  do {
    const digit = left % 32;
    left = Math.floor(left / 32);
    text += digits.charAt(left > 0 ? digit + 32 : digit);
  } while (left > 0);
  return text;
}

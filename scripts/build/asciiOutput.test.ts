import { SourceMap } from 'node:module';
import { expect, it } from 'vitest';
import { escaped, shifted } from './asciiOutput.ts';

const code = 'a("é – 😀");b(/[’]/u);c();\nd("plain");';

it('replaces characters beyond ASCII with equivalent escapes', () => {
  const ascii = escaped(code);
  expect(ascii).toBe('a("\\u00e9 \\u2013 \\ud83d\\ude00");b(/[\\u2019]/u);c();\nd("plain");');
  const values = JSON.stringify(['é – 😀', '’', 'tab\t']);
  expect(JSON.parse(escaped(values))).toEqual(JSON.parse(values));
});

const sourceMap = (mappings: string) =>
  new SourceMap({
    version: 3,
    file: '',
    sources: ['s.ts'],
    sourcesContent: [],
    names: [],
    mappings,
    sourceRoot: '',
  });

it('shifts the positions of the source map', () => {
  // a at 0, b at 12, c at 22; d at 0 of the second line: each from its own line.
  const mappings = 'AAAA,YACA,UACA;AACA';
  expect(sourceMap(mappings).findEntry(0, code.indexOf('b('))).toMatchObject({ originalLine: 1 });
  const ascii = escaped(code).split('\n');
  const after = sourceMap(shifted(mappings, code));
  for (const [originalLine, name, line] of [
    [0, 'a(', 0],
    [1, 'b(', 0],
    [2, 'c(', 0],
    [3, 'd(', 1],
  ] as const) {
    const generatedColumn = ascii[line]?.indexOf(name) ?? -1;
    expect(after.findEntry(line, generatedColumn)).toMatchObject({ originalLine, generatedColumn });
  }
});

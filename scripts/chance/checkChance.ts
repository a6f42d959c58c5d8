// What would make a test depend on chance: found in the syntax of the tests and of what they share.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { filesBelow } from '../lib/files.ts';

const places = ['packages', 'apps', 'scripts'] as const;
const tests = /\.test\.tsx?$|\/testing\/|\/authorization\/|\.authorization\.ts$/;
/** Only files with one of these words are parsed. */
const suspects = /\bfc\b/;

/** Reports where a test decides by itself how often a property is tried. */
export async function checkChance(base: string): Promise<string[]> {
  const complaints: string[] = [];
  let read = 0;
  for (const place of places) {
    for (const file of await filesBelow(base, place)) {
      if (!/\.tsx?$/.test(file) || !tests.test(file)) continue;
      read += 1;
      const text = await readFile(join(base, file), 'utf8');
      if (suspects.test(text)) complaints.push(...chanceIn(file, text));
    }
  }
  return read === 0 ? ['No test was found.'] : complaints;
}

function chanceIn(file: string, text: string): string[] {
  const complaints: string[] = [];
  const named = new Set<string>();
  const asksRuns = (settings: string) =>
    named.has(settings) || (/\bruns\(/.test(settings) && !/\b(?:numRuns|seed):/.test(settings));
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null && text.startsWith('runs(', init.start))
        named.add(id.name);
    },
    CallExpression({ callee, arguments: [, settings], start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      if (object.type !== 'Identifier' || object.name !== 'fc') return;
      if (property.name !== 'assert' && property.name !== 'check') return;
      const asked = settings === undefined ? '' : text.slice(settings.start, settings.end);
      if (!asksRuns(asked)) complaints.push(`${file}:${lineAt(text, start)} tries a property without runs()`);
    },
  });
  visitor.visit(parseSync(file, text).program);
  return complaints;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

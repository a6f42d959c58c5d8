// A class that a component names and its CSS module does not have is undefined at run time: the part is drawn without
// its style, and neither the compiler nor a test without a browser notices.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

const importPattern = /^import (\w+) from '([^']+\.module\.css)';$/gmu;
/** Comments and texts may hold a dot before a word. */
const noise = /\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/gu;

/** One complaint for each class that is missing. */
export async function checkClassNames(root: string): Promise<string[]> {
  const complaints: string[] = [];
  let read = 0;
  for (const file of (await filesBelow(root, 'apps')).filter((one) => /\.tsx?$/u.test(one))) {
    const source = await readFile(join(root, file), 'utf8');
    for (const [, name = '', path = ''] of source.matchAll(importPattern)) {
      read += 1;
      const style = join(dirname(file), path);
      const known = classesIn(await readFile(join(root, style), 'utf8'));
      for (const used of classesOf(source, name))
        if (!known.has(used))
          complaints.push(`${file} names the class ${used}, which ${style} does not have.`);
    }
  }
  return read === 0 ? ['No file that imports a CSS module was found.'] : complaints;
}

function classesIn(style: string): ReadonlySet<string> {
  return new Set(
    Array.from(style.replaceAll(noise, '').matchAll(/\.([a-z_][\w-]*)/giu), ([, name = '']) => name),
  );
}

/** `classes.name` and `classes['name']`, not "classes.name" in a text or a comment. */
function classesOf(source: string, name: string): ReadonlySet<string> {
  const dotted = source.matchAll(new RegExp(`(?<![\\w.'"\`/])${name}\\.(\\w+)`, 'gu'));
  const bracketed = source.matchAll(new RegExp(`(?<![\\w.])${name}\\['(\\w+)'\\]`, 'gu'));
  return new Set([...dotted, ...bracketed].map(([, used = '']) => used));
}

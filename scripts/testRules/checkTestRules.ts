import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';
import { rules, type Rule } from './rules.ts';

const comment = /^\s*(?:\/\/|\/?\*)/;
/** A file that has it for all its scenarios may change settings. */
const ownDistrict = 'ownDistrict: true';

/** Reports where a scenario does what it leaves to helpers, and files that are listed for nothing. */
export async function checkTestRules(base: string, checked: readonly Rule[] = rules): Promise<string[]> {
  const files = (await filesBelow(base, 'e2e')).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  if (files.length === 0) return ['No scenario was found.'];
  const complaints: string[] = [];
  for (const rule of checked) {
    const found = new Set<string>();
    for (const file of files.filter(rule.isAbout)) {
      const text = await readFile(join(base, file), 'utf8');
      if (rule.name === 'settings' && text.includes(ownDistrict)) continue;
      const lines = text.split('\n').flatMap((line, index) => (isFound(rule, line) ? [index + 1] : []));
      if (lines.length > 0) found.add(file);
      if (rule.notYet.includes(file)) continue;
      complaints.push(...lines.map((line) => `${file}:${line} ${rule.name}: ${rule.advice}`));
    }
    const done = rule.notYet.filter((file) => !found.has(file));
    complaints.push(...done.map((file) => `${file} keeps the rule "${rule.name}" and leaves its list`));
  }
  return complaints;
}

function isFound({ pattern }: Rule, line: string): boolean {
  return !comment.test(line) && pattern.test(line);
}

// Every gate is shown failing once: the linter, the formatter and the compiler on planted mistakes.
import { copyFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/root.ts';
import { runTool, type Ran } from '../lib/run.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';

const tsconfig = JSON.stringify({
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['ES2024', 'DOM'], jsx: 'react-jsx' },
  include: ['apps', 'packages'],
});

async function runOn(path: string, text: string, tool: string, args: readonly string[]): Promise<Ran> {
  return withPlantedFiles({ [path]: text, 'tsconfig.json': tsconfig }, async (folder) => {
    for (const name of ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json']) {
      await copyFile(inRoot(name), join(folder, name));
    }
    await symlink(inRoot('node_modules'), join(folder, 'node_modules'));
    return runTool(tool, args, { cwd: folder });
  });
}

test.each([
  [
    'typescript(no-explicit-any)',
    'packages/domain/src/a.ts',
    'export const f = (x: any): string => String(x);',
  ],
  [
    'typescript(no-non-null-assertion)',
    'packages/domain/src/a.ts',
    'export const f = (x?: string): string => x!;',
  ],
  [
    'typescript(consistent-type-assertions)',
    'packages/domain/src/a.ts',
    'export const f = (x: unknown): string => x as string;',
  ],
  ['typescript(ban-ts-comment)', 'packages/domain/src/a.ts', `// @ts${'-ignore'}\nexport const f = 1;`],
  [
    'typescript(no-floating-promises)',
    'apps/server/src/a.ts',
    'export async function f() {\n  await Promise.resolve();\n}\nf();',
  ],
  [
    'typescript(no-misused-promises)',
    'apps/server/src/a.ts',
    'export const f = (p: Promise<boolean>): number => (p ? 1 : 2);',
  ],
  [
    'typescript(consistent-type-imports)',
    'apps/server/src/a.ts',
    "import { URL } from 'node:url';\nexport type Address = URL;",
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'apps/server/src/a.ts',
    "export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  ],
  ['eslint(no-warning-comments)', 'apps/server/src/a.ts', `// ${'to'}do: later\nexport const f = 1;`],
  ['eslint(no-console)', 'apps/server/src/a.ts', "console.log('x');\nexport const f = 1;"],
  [
    'eslint(no-restricted-properties)',
    'packages/domain/src/a.ts',
    'export const now = (): number => Date.now();',
  ],
  [
    'react-hooks(rules-of-hooks)',
    'apps/web/src/A.tsx',
    "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'apps/web/src/A.tsx',
    "import { useMemo } from 'react';\nexport function A({ n }: { n: number }) {\n  return useMemo(() => n * 2, []);\n}",
  ],
  ['react(jsx-no-literals)', 'apps/web/src/A.tsx', 'export const A = () => <p>Words for the screen</p>;'],
  ['jsx-a11y(alt-text)', 'apps/web/src/A.tsx', 'export const A = () => <img src="a.png" />;'],
])('the linter catches %s', async (rule, path, text) => {
  const { code, output } = await runOn(path, `${text}\n`, 'oxlint', []);
  expect(output).toContain(rule);
  expect(code).not.toBe(0);
});

test('the linter accepts clean code', async () => {
  const { code, output } = await runOn(
    'packages/domain/src/a.ts',
    'export const two = 1 + 1;\n',
    'oxlint',
    [],
  );
  expect(output).toContain('Found 0 warnings and 0 errors');
  expect(code).toBe(0);
});

test('the formatter catches double quotes', async () => {
  const { code } = await runOn('packages/domain/src/a.ts', 'export const a = "x";\n', 'oxfmt', [
    '--check',
    'packages',
  ]);
  expect(code).not.toBe(0);
});

test('the compiler catches an index that may lead nowhere', async () => {
  const text = 'export const first = (list: string[]): string => list[0];\n';
  const { code, output } = await runOn('packages/domain/src/a.ts', text, 'tsc', ['-p', '.']);
  expect(output).toContain('TS2322');
  expect(code).not.toBe(0);
});

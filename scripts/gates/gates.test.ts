// Every check is shown failing once: the linter, the formatter and the compiler on planted mistakes.
import { copyFile, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../lib/root.ts';
import { runTool, type Ran } from '../lib/run.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { textTypes, textTypesFile } from '../texts/textTypes.ts';

const tsconfig = JSON.stringify({
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['ES2024', 'DOM'], jsx: 'react-jsx' },
  include: ['apps', 'packages'],
});

async function runOn(
  files: Readonly<Record<string, string>>,
  tool: string,
  args: readonly string[],
): Promise<Ran> {
  return withPlantedFiles({ ...files, 'tsconfig.json': tsconfig }, async (folder) => {
    for (const name of ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json']) {
      await copyFile(inRoot(name), join(folder, name));
    }
    await symlink(inRoot('node_modules'), join(folder, 'node_modules'));
    return runTool(tool, args, { cwd: folder });
  });
}

/** The rule that must report, the file in which it must report, and the code that it must reject. */
const mistakes = [
  ['no-explicit-any', 'packages/domain/src/any.ts', 'export const f = (x: any): string => String(x);'],
  ['no-non-null-assertion', 'packages/domain/src/bang.ts', 'export const f = (x?: string): string => x!;'],
  [
    'consistent-type-assertions',
    'packages/domain/src/cast.ts',
    'export const f = (x: unknown): string => x as string;',
  ],
  [
    'no-restricted-properties',
    'packages/domain/src/clock.ts',
    'export const now = (): number => Date.now();',
  ],
  [
    'no-restricted-imports',
    'apps/web/src/part.ts',
    "import { lazy } from 'react';\nexport const make = lazy;",
  ],
  [
    'no-restricted-imports',
    'apps/web/src/hook.ts',
    "import { useTranslation } from 'react-i18next';\nexport const useWords = useTranslation;",
  ],
  [
    'no-restricted-imports',
    'apps/web/src/platform/lazyParts/Rich.ts',
    "import { Trans } from 'react-i18next';\nexport const Rich = Trans;",
  ],
  [
    'no-restricted-imports',
    'apps/web/src/words.ts',
    "import type { TFunction } from 'i18next';\nexport type Words = TFunction;",
  ],
  [
    'no-restricted-imports',
    'apps/web/src/platform/i18n/part.ts',
    "import { lazy } from 'react';\nexport const make = lazy;",
  ],
  [
    'no-restricted-properties',
    'apps/web/src/now.ts',
    "import i18next from 'i18next';\nexport const title = (): string => i18next.t('title');",
  ],
  ['ban-ts-comment', 'apps/server/src/silence.ts', ['// @ts', 'ignore\nexport const f = 1;'].join('-')],
  [
    'no-floating-promises',
    'apps/server/src/floating.ts',
    'export const f = (p: Promise<void>): void => {\n  p;\n};',
  ],
  [
    'no-misused-promises',
    'apps/server/src/misused.ts',
    'export const f = (p: Promise<boolean>): number => (p ? 1 : 2);',
  ],
  [
    'consistent-type-imports',
    'apps/server/src/import.ts',
    "import { URL } from 'node:url';\nexport type Address = URL;",
  ],
  [
    'switch-exhaustiveness-check',
    'apps/server/src/switch.ts',
    "export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  ],
  ['no-warning-comments', 'apps/server/src/later.ts', ['// to', 'do: later\nexport const f = 1;'].join('')],
  ['no-console', 'apps/server/src/console.ts', "console.log('x');\nexport const f = 1;"],
  [
    'rules-of-hooks',
    'apps/web/src/Hook.tsx',
    "import { useState } from 'react';\nexport function Hook({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
  ],
  [
    'exhaustive-deps',
    'apps/web/src/Deps.tsx',
    "import { useMemo } from 'react';\nexport function Deps({ n }: { n: number }) {\n  return useMemo(() => n * 2, []);\n}",
  ],
  ['jsx-no-literals', 'apps/web/src/Words.tsx', 'export const Words = () => <p>Words for the screen</p>;'],
  ['alt-text', 'apps/web/src/Picture.tsx', 'export const Picture = () => <img src="a.png" />;'],
] as const;

const cleanFile = { 'packages/domain/src/clean.ts': 'export const two = 1 + 1;\n' };

describe('the linter', () => {
  let report: Ran;

  beforeAll(async () => {
    const planted = Object.fromEntries(mistakes.map(([, path, text]) => [path, `${text}\n`]));
    report = await runOn({ ...planted, ...cleanFile }, 'oxlint', ['--format', 'unix']);
  });

  test.each(mistakes)('catches %s', (rule, path) => {
    const lines = report.output.split('\n').filter((line) => line.startsWith(`${path}:`));
    expect(lines).toContainEqual(expect.stringContaining(`(${rule})`));
  });

  test('fails when it catches something, and only then', async () => {
    expect(report.code).not.toBe(0);
    expect(report.output).not.toContain('clean.ts');
    const clean = await runOn(cleanFile, 'oxlint', []);
    expect(clean).toEqual({ code: 0, output: expect.stringContaining('Found 0 warnings and 0 errors') });
  });
});

test('the formatter catches double quotes', async () => {
  const { code } = await runOn({ 'packages/domain/src/a.ts': 'export const a = "x";\n' }, 'oxfmt', [
    '--check',
    'packages',
  ]);
  expect(code).not.toBe(0);
});

test('the compiler catches an unchecked index', async () => {
  const text = 'export const first = (list: string[]): string => list[0];\n';
  const { code, output } = await runOn({ 'packages/domain/src/a.ts': text }, 'tsc', ['-p', '.']);
  expect(output).toContain('TS2322');
  expect(code).not.toBe(0);
});

describe('the compiler', () => {
  const folder = 'apps/web/src/platform/i18n';
  const right = `t('title'), t('by', { name }), t('left', { count: 2, number: 2 }), t(\`kinds.\${kind}\`)`;
  const uses: Readonly<Record<string, string>> = {
    'what is right': right,
    'a wrong key': `t('titel')`,
    'a wrong key of a union': 't(`title.${kind}`)',
    'a missing placeholder': `t('by')`,
    'a misnamed placeholder': `t('by', { named: name })`,
    'a placeholder that one of two texts misses': `t(kind === 'fire' ? 'by' : 'of', { name })`,
    'a superfluous placeholder': `t('by', { name, title: name })`,
    'a placeholder for a text without any': `t('title', { name })`,
    'a plural without a count': `t('left', { number: 2 })`,
    'a count that is no number': `t('left', { number: 2, count: '2' })`,
    'a text of another namespace': `useTexts('walk').t('title')`,
  };
  let output: string;

  beforeAll(async () => {
    const english = {
      'apps/web/src/walks/texts/en.json': JSON.stringify({
        title: 'Walks of {{product}}',
        by: 'By {{name}}',
        of: '{{name}} of {{school}}',
        left_one: 'One left',
        left_other: '{{number}} left',
        kinds: { fire: 'Fire', other: 'Other' },
      }),
    };
    const parts = ['texts.ts', 'useTexts.ts'].map((file) => `${folder}/${file}`);
    const sources = await Promise.all(parts.map((file) => readFile(inRoot(file), 'utf8')));
    const lines = Object.values(uses).map((use) => `    ${use},`);
    const user = [
      "import { useTexts } from '../platform/i18n/useTexts.ts';",
      "export function useWords(kind: 'fire' | 'other', name: string): string[] {",
      "  const { t } = useTexts('walks');",
      '  return [',
      ...lines,
      '  ];',
      '}',
    ];
    const planted = {
      [textTypesFile]: await withPlantedFiles(english, textTypes),
      ...Object.fromEntries(parts.map((file, at) => [file, sources[at] ?? ''])),
      'apps/web/src/walks/user.ts': user.join('\n'),
    };
    ({ output } = await runOn(planted, 'tsc', ['-p', '.', '--pretty', 'false']));
  });

  test.each(Object.keys(uses).slice(1))('catches %s in a text', (name) => {
    const line = 5 + Object.keys(uses).indexOf(name);
    expect(output).toMatch(new RegExp(`^apps/web/src/walks/user\\.ts\\(${line},\\d+\\): error`, 'm'));
  });

  test('accepts texts that are asked for as they are', () => {
    const wrong = new Set(
      [...output.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file, line]) => `${file} ${line}`),
    );
    expect(wrong.size).toBe(Object.keys(uses).length - 1);
    expect(wrong).not.toContain('apps/web/src/walks/user.ts 5');
  });
});

test('the compiler rejects a workspace without files', async () => {
  const { code, output } = await runOn({}, 'tsc', ['-p', '.']);
  expect(output).toContain('TS18003');
  expect(code).not.toBe(0);
});

test('knip catches an export and a file that nothing uses', async () => {
  const files = {
    'package.json': JSON.stringify({ name: 'planted', private: true, type: 'module' }),
    'knip.json': JSON.stringify({ include: ['files', 'exports'], entry: ['main.ts'] }),
    'main.ts': "import { used } from './part.ts';\nconsole.log(used);\n",
    'part.ts': 'export const used = 1;\nexport const left = 2;\n',
    'alone.ts': 'console.log(3);\n',
  };
  const { code, output } = await runOn(files, 'knip', ['--no-progress']);
  expect(output).toContain('left');
  expect(output).toContain('alone.ts');
  expect(output).not.toContain('part.ts:1');
  expect(code).not.toBe(0);
});

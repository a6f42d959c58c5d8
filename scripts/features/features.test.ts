import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkFeatures } from './checkFeatures.ts';

const agreeing = {
  'packages/domain/src/kernel/index.ts': '',
  'packages/domain/src/walks/index.ts': '',
  'packages/contract/src/index.ts': '',
  'packages/contract/src/walks/index.ts': '',
  'apps/server/src/features/walks/index.ts': '',
  'apps/web/src/features/walks/index.ts': '',
  'e2e/walks.spec.ts': '',
};

function without(path: keyof typeof agreeing): Record<string, string> {
  return Object.fromEntries(Object.entries(agreeing).filter(([planted]) => planted !== path));
}

describe('the feature check', () => {
  test('accepts packages that agree', async () => {
    expect(await withPlantedFiles(agreeing, checkFeatures)).toEqual([]);
  });

  test.each([
    ['packages/domain/src/walks/index.ts', 'walks is in the contract but not in packages/domain/src.'],
    [
      'apps/server/src/features/walks/index.ts',
      'walks is in the contract but not in apps/server/src/features.',
    ],
    ['apps/web/src/features/walks/index.ts', 'walks is in the contract but not in apps/web/src/features.'],
    ['e2e/walks.spec.ts', 'walks is in the contract but not in e2e.'],
  ] as const)('misses %s', async (path, complaint) => {
    expect(await withPlantedFiles(without(path), checkFeatures)).toContain(complaint);
  });

  test.each([
    [
      'packages/domain/src/tours/index.ts',
      'packages/domain/src/tours is no feature, and no extra of that room.',
    ],
    [
      'packages/contract/src/kernel/index.ts',
      'packages/contract/src/kernel is no feature, and no extra of that room.',
    ],
    [
      'apps/server/src/features/legal/index.ts',
      'apps/server/src/features/legal is no feature, and no extra of that room.',
    ],
    [
      'apps/web/src/features/walk/index.ts',
      'apps/web/src/features/walk is no feature, and no extra of that room.',
    ],
    ['e2e/tours.spec.ts', 'e2e/tours is no feature, and no extra of that room.'],
  ])('rejects the unknown folder %s', async (path, complaint) => {
    expect(await withPlantedFiles({ ...agreeing, [path]: '' }, checkFeatures)).toContain(complaint);
  });

  test('does not accept an empty tree', async () => {
    expect(await withPlantedFiles({}, checkFeatures)).toContain('packages/contract/src holds nothing.');
  });
});

test('domain, contract, server, web and e2e hold the same features', async () => {
  expect(await checkFeatures(root)).toEqual([]);
});

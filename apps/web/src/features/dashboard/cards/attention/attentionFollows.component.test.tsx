import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../../platform/api/client.ts';
import { queryClient } from '../../../../platform/api/queryClient.ts';
import { type FeatureShell, joinShells, ShellContext } from '../../../../platform/navigation/featureShell.ts';
import { fakeApi } from '../../../../testing/fakeApi.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { AttentionCard } from './AttentionCard.tsx';

const shells = import.meta.glob<{ shell: FeatureShell }>('../../../*/shell.ts');

function followed(): unknown {
  const { queryKey } = api.dashboard.getAttention.queryOptions();
  return queryClient.getQueryCache().find({ queryKey })?.meta?.['follows'];
}

it('is refetched after changes of every feature that has rows in it', async () => {
  fakeApi({ 'dashboard.getAttention': () => ({ rows: [] }) });
  const parts = await Promise.all(Object.values(shells).map((load) => load()));
  const all = parts.map(({ shell }) => shell);
  await renderAs(
    someone('principal'),
    <ShellContext value={joinShells(all)}>
      <AttentionCard />
    </ShellContext>,
  );
  await waitFor(() => expect(followed()).toEqual(expect.arrayContaining(['drills', 'eop', 'recurring'])));
  const counted = all.flatMap(({ attention = {} }) => Object.values(attention).map(({ follows }) => follows));
  expect(counted.filter((follows) => follows.length === 0)).toEqual([]);
  expect(followed()).toEqual(expect.arrayContaining(counted.flat()));
});

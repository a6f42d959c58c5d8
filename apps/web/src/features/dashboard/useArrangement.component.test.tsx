import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { joinShells, ShellContext } from '../../platform/navigation/featureShell.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { useArrangement } from './useArrangement.ts';

const shell = joinShells([{ actions: [{ action: 'createWorkOrder', start: () => {} }] }]);

function Cards() {
  return <p>{useArrangement().map(({ card }) => `${card} `)}</p>;
}

it.each(['maintenance_staff', 'custodial', 'work_order_submitter', 'principal'] as const)(
  'what needs a %s comes before what they can begin',
  async (role) => {
    await renderAs(
      someone(role),
      <ShellContext value={shell}>
        <Cards />
      </ShellContext>,
    );
    expect(await screen.findByText(/^needsAttention actionPanel /)).toBeTruthy();
  },
);

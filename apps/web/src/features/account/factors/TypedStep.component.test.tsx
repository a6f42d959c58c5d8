import { screen } from '@testing-library/react';
import type { SecondStep } from '@schooldog/contract/signIn';
import { expect, it, vi } from 'vitest';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { TypedStep } from './TypedStep.tsx';

it('the button is off until there is a code, and one that was emptied is required', async () => {
  const verify = vi.fn<(step: SecondStep) => Promise<null>>(async () => null);
  const user = await renderAs(
    someone('educator'),
    <TypedStep kind="totp" verify={verify} onOver={vi.fn<() => void>()} />,
  );
  const button = await screen.findByRole('button', { name: 'Verify' });
  expect(button).toHaveProperty('disabled', true);
  const code = screen.getByLabelText('Verification code');
  await user.type(code, '1');
  await user.clear(code);
  expect(await screen.findByText('Required.')).toBeTruthy();
  expect(verify).not.toHaveBeenCalled();
});

// The step that sends a code to a phone: how long it waits before another one, and which code then counts.
import { screen } from '@testing-library/react';
import type { SecondStep } from '@schooldog/contract/signIn';
import { beforeTuesday, takesPlaceOnTuesday } from '@schooldog/domain/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { SmsStep } from './SmsStep.tsx';

/** Solves every human check at once. */
class Solver extends EventTarget {
  postMessage() {
    this.dispatchEvent(new MessageEvent('message', { data: { solution: 'solved' } }));
  }
  terminate = vi.fn<() => void>();
}

const factor = {
  id: 'phone000000000000000',
  kind: 'sms',
  hint: '(•••) •••-1234',
  timeCreated: '2026-01-05T12:00:00.000Z',
} as const;

takesPlaceOnTuesday();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('Worker', Solver);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

/** So many seconds after a test has begun. */
const later = (seconds: number) => beforeTuesday(-seconds * 1000);

async function openStep() {
  let sent = 0;
  fakeApi({
    'users.getHumanCheck': () => ({ challenge: '{}' }),
    'users.sendSignInCode': () => {
      sent += 1;
      return { codeId: `code${sent}`.padEnd(20, '0'), hint: factor.hint, resendAt: later(31 * sent - 1) };
    },
  });
  const verify = vi.fn<(step: SecondStep) => Promise<null>>(async () => null);
  const onOver = vi.fn<() => void>();
  const user = await renderAs(
    someone('principal'),
    <SmsStep factor={factor} verify={verify} onOver={onOver} />,
  );
  return { user, verify, onOver };
}

describe('another code', () => {
  it('can be sent after half a minute, and then it is the one that counts', async () => {
    const { user, verify } = await openStep();
    const waiting = await screen.findByRole('button', { name: /^Send a new code in \d+/ });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    await user.click(waiting);
    expect(callsOf('users.sendSignInCode')).toHaveLength(1);

    vi.setSystemTime(later(31));
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('button', { name: /^Send a new code in \d+/ })).toBeTruthy();
    await fill(user, screen.getByLabelText('Verification code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(verify).toHaveBeenCalledWith({ kind: 'sms', codeId: 'code2'.padEnd(20, '0'), code: '123456' });
  });

  it('waits as long as the server says', async () => {
    const { user } = await openStep();
    await screen.findByRole('button', { name: /^Send a new code in/ });
    vi.setSystemTime(later(31));
    fakeApi({
      'users.sendSignInCode': () => {
        throw refusal(429, 'code.tooSoon', { retryAfterSeconds: 20 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('button', { name: /^Send a new code in (?:20|19) / })).toBeTruthy();
  });
});

import type { SentCode } from '@schooldog/contract/account';
import type { Factor } from '@schooldog/domain/account';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refusalOf, type Refusal } from '../../../platform/api/problem.ts';
import { humanCheck } from '../../../platform/humanCheck/humanCheck.ts';
import { keepCode, sentCode } from './sentCode.ts';
import { isOver, waitUntil } from './stepFailure.ts';

type Options = Readonly<{ factor: Factor; onOver(refusal: Refusal): void }>;

/** Sends a code to an enrolled phone: the first one automatically, more on request. */
export function useSignInCode({ factor, onOver }: Options) {
  const [sent, setSent] = useState<SentCode | null>(() => sentCode(factor.id));
  const [resendAt, setResendAt] = useState<string | null>(sent?.resendAt ?? null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<'setUp' | 'resend' | null>(null);
  const hasBegun = useRef(sent !== null);

  const send = async () => {
    setIsSending(true);
    setFailure(null);
    try {
      const next = await client.users.sendSignInCode({ factorId: factor.id, humanCheck: await humanCheck() });
      keepCode(factor.id, next);
      setSent(next);
      setResendAt(next.resendAt);
    } catch (error) {
      const refusal = refusalOf(error);
      const wait = waitUntil(refusal, Date.now());
      if (wait !== null) setResendAt(wait);
      else if (isOver(refusal)) onOver(refusal);
      else setFailure(sent === null ? 'setUp' : 'resend');
    }
    setIsSending(false);
  };

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send();
  });
  return { sent, resendAt, isSending, failure, send };
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { humanCheck } from '../../../platform/humanCheck/humanCheck.ts';
import { commonFailure, refusedOffline, type CommonFailure } from '../../../platform/session/refused.ts';
import { rememberAskedEmail } from './askedEmail.ts';

export type MailKind = 'reset' | 'link';

/** Between two mails, so that tapping does not send five; the server has limits of its own. */
const pauseMilliseconds = 30_000;

const requests = {
  reset: client.users.requestPasswordReset,
  link: client.users.requestSignInLink,
} as const;

type Sent = Readonly<{ email: string; count: number; againAt: string }>;

/** Asks for a mail. The answer is the same whether the address is known or not. */
export function useRequestMail(kind: MailKind) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState<CommonFailure | null>(null);
  const request = useMutation({
    mutationFn: async (email: string) => requests[kind]({ email, humanCheck: await humanCheck() }),
    onSuccess: (_done, email) => {
      if (kind === 'link') rememberAskedEmail(email);
      const againAt = new Date(Date.now() + pauseMilliseconds).toISOString();
      setSent((before) => ({ email, againAt, count: (before?.count ?? 0) + 1 }));
    },
    onError: (error) => setFailure(commonFailure(refusalOf(error))),
  });

  const send = (email: string) => {
    setFailure(refusedOffline() === null ? null : 'offline');
    if (refusedOffline() === null) request.mutate(email);
  };
  return { sent, failure, isSending: request.isPending, send, startOver: () => setSent(null) };
}

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { commonFailure, type CommonFailure } from '../../../platform/session/refused.ts';
import { forgetAskedEmail } from './askedEmail.ts';
import { enter } from './enter.ts';

const takeLink = client.users.useSignInLink;

/** Consumes a link. A second step, where one is due, follows on the sign-in page. */
export function useSignInLink(token: string) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CommonFailure | 'invalid' | null>(null);

  const use = async (email: string) => {
    setIsBusy(true);
    setFailure(null);
    const { step, refusal } = await enter(() => takeLink({ email, token }));
    if (refusal === null) {
      forgetAskedEmail();
      await navigate({ to: step === 'signedIn' ? '/' : '/auth/signin', replace: true });
      return;
    }
    setIsBusy(false);
    setFailure(refusal.code === 'link.invalid' ? 'invalid' : commonFailure(refusal));
  };
  return { use, isBusy, failure };
}

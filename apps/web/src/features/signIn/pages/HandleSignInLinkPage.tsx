// Where the link of a sign-in mail opens. On the device that requested it, it signs in automatically.
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ArriveByItself } from './ArriveByItself.tsx';
import { ArriveWithEmail } from './ArriveWithEmail.tsx';
import { askedEmail } from './askedEmail.ts';
import { InvalidLink } from './InvalidLink.tsx';

const route = getRouteApi('/auth/handle-sign-in-link');

export function HandleSignInLinkPage() {
  const { oobCode: token = '' } = route.useSearch();
  const [email, setEmail] = useState(askedEmail);
  if (token === '') return <InvalidLink another="/auth/sign-in-link" />;
  if (email === null) return <ArriveWithEmail token={token} />;
  return <ArriveByItself token={token} email={email} onOtherEmail={() => setEmail(null)} />;
}

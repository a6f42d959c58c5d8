import { useEffect, useRef } from 'react';
import { ssoChannel, ssoResultIn } from '../../../platform/session/ssoChannel.ts';

export type PopupResult = 'done' | 'verify' | 'mismatch' | 'sso' | 'popup';

const windowName = 'schooldog-sso';
const features = 'popup,width=520,height=680';

/**
 * Single sign-on in a popup, so that the page stays. A popup that the user closes sends no message, and
 * nothing is what it means.
 */
export function usePopupSignIn(onResult: (result: PopupResult) => void): (provider: string) => void {
  const listener = useRef(onResult);
  useEffect(() => {
    listener.current = onResult;
  });
  useEffect(() => {
    const channel = new BroadcastChannel(ssoChannel);
    channel.addEventListener('message', ({ data }) => {
      const result = ssoResultIn(data);
      if (result === null || result === 'cancelled') return;
      listener.current(result === 'failed' || result === 'unavailable' ? 'sso' : result);
    });
    return () => channel.close();
  }, []);

  return (provider) => {
    const path = `/api/auth/sso/${encodeURIComponent(provider)}?purpose=reauthenticate`;
    if (window.open(path, windowName, features) === null) onResult('popup');
  };
}

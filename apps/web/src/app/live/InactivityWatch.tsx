import { inactivity, isInactive, isWatchedForInactivity } from '@schooldog/domain/signIn';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { endForInactivity } from '../../platform/session/signOut.ts';
import { followActivity, lastActive, markActive } from '../../platform/session/activity.ts';
import { useSession } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { paths } from '../guard.ts';

/** A day without a touch ends the session of those who are watched. What they have not sent yet stays for them. */
export function InactivityWatch() {
  const { t } = useTexts('app');
  const router = useRouter();
  const user = useSession().session?.user ?? null;
  const isEnding = useRef(false);
  const isWatched = user !== null && isWatchedForInactivity(user);

  useEffect(() => {
    if (!isWatched) return undefined;
    if (lastActive() === null) markActive();
    const end = async () => {
      await endForInactivity();
      await router.navigate({ to: paths.signIn });
      toast(t('signedOutInactive'));
    };
    const check = () => {
      const active = lastActive();
      if (isEnding.current || active === null || !isInactive(active, new Date())) return;
      // A slow sign-out must not be begun, and announced, again by the next check.
      isEnding.current = true;
      void end().finally(() => {
        isEnding.current = false;
      });
    };
    // Checked before the first touch counts as activity: opening the app after two days does not.
    check();
    const stop = followActivity();
    const timer = setInterval(check, inactivity.checkEveryMilliseconds);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [isWatched, router, t]);

  return null;
}

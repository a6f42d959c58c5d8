// Around every page: the layout that its route asks for, the skip link, the window's title, the spoken page name.
import { VisuallyHidden } from '@mantine/core';
import { branding } from '@schooldog/domain/kernel';
import { Outlet, useMatches, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { titleKeyOf } from '../platform/navigation/page.ts';
import { OfflineNotices } from '../platform/offline/index.ts';
import { useSession } from '../platform/session/session.ts';
import { UpdatePrompts } from '../platform/updates/index.ts';
import { OfflinePage } from './errors/OfflinePage.tsx';
import { layouts } from './layouts/layouts.ts';
import { InactivityWatch } from './live/InactivityWatch.tsx';
import { LiveUpdates } from './live/LiveUpdates.tsx';
import { HeldLoading } from './loading/HeldLoading.tsx';
import { LoadingScreen } from './loading/LoadingScreen.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './useArrival.ts';
import { useLightOnPaper } from './useLightOnPaper.ts';

export function RootLayout() {
  const { t } = useTexts('app');
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const titleKey = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return last === undefined ? 'notFound' : titleKeyOf(last.staticData, last.params);
    },
  });
  const isUnavailable = useMatches({ select: ([root]) => root?.context.isUnavailableOffline === true });
  const hasMoved = useArrival();
  useLightOnPaper();
  const { session } = useSession();
  const isSignedIn = session?.user != null;
  const navigate = useNavigate();
  // The moment between the end of a session and the way to the sign-in page: pages rely on a person being there.
  const isLeaving = page?.authNotRequired !== true && !isSignedIn;
  const title = t(`titles.${titleKey}`);

  useEffect(() => {
    document.title = `${title} · ${branding.productName}`;
  }, [title]);

  const Layout = layouts[page?.layout ?? 'error'];
  return (
    <>
      <LiveUpdates />
      <InactivityWatch />
      <OfflineNotices navigate={(path) => void navigate({ to: path })} />
      {isSignedIn ? <UpdatePrompts /> : null}
      <HeldLoading>
        <SkipLink />
        <Suspense fallback={<LoadingScreen />}>
          {isLeaving ? (
            <LoadingScreen />
          ) : (
            <Layout>{isUnavailable ? <OfflinePage title={title} /> : <Outlet />}</Layout>
          )}
        </Suspense>
        <VisuallyHidden component="output">{hasMoved ? title : ''}</VisuallyHidden>
      </HeldLoading>
    </>
  );
}

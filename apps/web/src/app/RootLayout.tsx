// Around every page: the layout that its route asks for, the skip link, the window's title, the spoken page name.
import { VisuallyHidden } from '@mantine/core';
import { branding } from '@schooldog/domain/kernel';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflinePage } from './errors/OfflinePage.tsx';
import { layouts } from './layouts/layouts.ts';
import { LiveUpdates } from './live/LiveUpdates.tsx';
import { HeldLoading } from './loading/HeldLoading.tsx';
import { LoadingScreen } from './loading/LoadingScreen.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './useArrival.ts';

export function RootLayout() {
  const { t } = useTranslation('app');
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const isUnavailable = useMatches({ select: ([root]) => root?.context.isUnavailableOffline === true });
  const hasMoved = useArrival();
  const title = t(`titles.${page?.titleKey ?? 'notFound'}`);

  useEffect(() => {
    document.title = `${title} · ${branding.productName}`;
  }, [title]);

  const Layout = layouts[page?.layout ?? 'error'];
  return (
    <>
      <LiveUpdates />
      <HeldLoading>
        <SkipLink />
        <Suspense fallback={<LoadingScreen />}>
          <Layout>{isUnavailable ? <OfflinePage title={title} /> : <Outlet />}</Layout>
        </Suspense>
        <VisuallyHidden component="output">{hasMoved ? title : ''}</VisuallyHidden>
      </HeldLoading>
    </>
  );
}

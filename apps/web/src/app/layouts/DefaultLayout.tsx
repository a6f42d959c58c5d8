import { useDisclosure } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useShell } from '../../platform/navigation/featureShell.ts';
import { useSession } from '../../platform/session/session.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { SideMenu } from '../menu/SideMenu.tsx';
import { warmMenu } from '../menu/useMenu.ts';
import { useMenuWidth } from '../menu/useMenuWidth.ts';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import { UserToolbar } from '../toolbar/UserToolbar.tsx';
import { VisitorToolbar } from '../toolbar/VisitorToolbar.tsx';
import { MenuDrawer, usePreloadedParts } from '../shellParts.ts';
import classes from './DefaultLayout.module.css';
import type { LayoutProps } from './layoutProps.ts';

/** Side menu, toolbar, page, Action button. On a phone the menu is a drawer. */
export function DefaultLayout({ children }: LayoutProps) {
  const { session } = useSession();
  const isSignedIn = session?.user != null;
  const { Hosts } = useShell();
  // What opens on request is drawn after what is there at once.
  const hasHosts = useDeferredValue(isSignedIn, false);
  const isPhone = useIsPhone();
  const { isNarrow, toggle } = useMenuWidth();
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false);
  if (isDrawerOpen && !wasDrawerOpened) setWasDrawerOpened(true);
  useClosedOnNavigation(drawer.close);
  usePreloadedParts(isSignedIn ? warmMenu : undefined);

  return (
    <div className={classes.shell} data-narrow={isNarrow || undefined}>
      {isPhone ? null : (
        <aside className={classes.menu}>
          <SideMenu isNarrow={isNarrow} onToggleWidth={toggle} />
        </aside>
      )}
      <Suspense fallback={null}>
        {wasDrawerOpened ? <MenuDrawer isOpen={isDrawerOpen} onClose={drawer.close} /> : null}
      </Suspense>
      <div className={classes.column}>
        <Toolbar onOpenMenu={drawer.open} isMenuOpen={isDrawerOpen}>
          {isSignedIn ? <UserToolbar /> : <VisitorToolbar />}
        </Toolbar>
        <main id="content" className={classes.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      {isSignedIn ? (
        <>
          <ActionButton />
          {hasHosts ? <Hosts /> : null}
        </>
      ) : null}
    </div>
  );
}

function useClosedOnNavigation(close: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', close), [router, close]);
}

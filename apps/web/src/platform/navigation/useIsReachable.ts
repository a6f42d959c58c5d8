import { useRouter } from '@tanstack/react-router';
import { useConnectivity } from '../connectivity/connectivity.ts';
import type { Page } from './page.ts';

/** False for a page that needs a network that is not there. */
export function useIsReachable(path: string): boolean {
  const routes: Readonly<Record<string, { options: { staticData?: Page } }>> = useRouter().routesByPath;
  const { isOffline } = useConnectivity();
  return !isOffline || routes[path]?.options.staticData?.worksOffline === true;
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import { useShell } from '../../platform/navigation/featureShell.ts';
import { actorOf, useSession } from '../../platform/session/session.ts';
import { pages } from '../pages.ts';
import type { ShownGroup } from './types.ts';
import { visibleMenu } from './visibleMenu.ts';

/** A phone draws its menu when it is opened, perhaps without a network: what it is made of is asked for before. */
export function warmMenu(): void {
  const { settings, schools } = api;
  queryClient.query(settings.getOrganization.queryOptions()).catch(() => undefined);
  queryClient.query(schools.listSchoolNames.queryOptions()).catch(() => undefined);
}

/** The menu as the person at this device may see it now. */
export function useMenu(): readonly ShownGroup[] {
  const { menu } = useShell();
  const { session } = useSession();
  const { isOffline } = useConnectivity();
  const actor = session === null ? null : actorOf(session);
  const enabled = actor !== null;
  const organization = useQuery(api.settings.getOrganization.queryOptions({ enabled }));
  const names = useQuery(api.schools.listSchoolNames.queryOptions({ enabled }));

  return visibleMenu(menu, {
    actor,
    pages,
    isOffline,
    isInstalled: isInstalledApp(),
    hasStateBranding: organization.data?.stateBranding ?? false,
    schoolNames: new Map(names.data?.map(({ id, name }) => [id, name])),
  });
}

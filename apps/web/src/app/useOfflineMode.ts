import { useRouter } from '@tanstack/react-router';
import { connectivity, setManualOffline } from '../platform/connectivity/connectivity.ts';

/** Pages on which a person may stay when they choose to work offline. */
const staysOn: ReadonlySet<string> = new Set(['/dashboard', '/walks']);

export function useOfflineMode(): Readonly<{ toggle(): void }> {
  const router = useRouter();
  const toggle = () => {
    const isOn = !connectivity.get().isManuallyOffline;
    setManualOffline(isOn);
    if (isOn && !staysOn.has(router.state.location.pathname)) void router.navigate({ to: '/dashboard' });
  };
  return { toggle };
}

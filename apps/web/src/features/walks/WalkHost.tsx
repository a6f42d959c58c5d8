import { useRejectedWalkWork } from './rejected/useRejectedWalkWork.ts';
import { StartWalkHost } from './start/StartWalkHost.tsx';

/** What walks show over any page. */
export function WalkHost() {
  useRejectedWalkWork();
  return <StartWalkHost />;
}

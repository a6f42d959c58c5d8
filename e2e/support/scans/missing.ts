import { allRoutes, routeOf } from '../../../apps/web/src/testing/routeWalk.ts';
import type { Scan } from './records.ts';

const most = 200;

/** Routes that no scenario has scanned completely. */
export function missingRoutes(scans: readonly Scan[]): string[] {
  const scanned = new Set(
    scans.filter(({ isComplete, isDialog }) => isComplete && !isDialog).map(({ path }) => routeOf(path)),
  );
  return allRoutes.filter((route) => !scanned.has(route));
}

export function tellScans(scans: readonly Scan[]): string {
  const complete = scans.filter(({ isComplete }) => isComplete).length;
  const tooMany = complete > most ? `, above the ${most} that a run may have` : '';
  return `${complete} complete scans${tooMany}, ${scans.length - complete} for contrast alone`;
}

// Features that depend on one another in a circle are one feature in several folders, whichever files are involved.
import type { IModule } from 'dependency-cruiser';

const placeOfFeature = /^(apps\/(?:server|web))\/src\/features\/([^/]+)\//;

/** From feature to feature, each with one import that shows it. */
type Graph = Map<string, Map<string, string>>;

/** One message for every shortest circle. `isExempt` decides which files do not count. */
export function featureCircles(
  modules: readonly Pick<IModule, 'source' | 'dependencies'>[],
  isExempt: (file: string) => boolean,
): string[] {
  const graph = graphOf(modules, isExempt);
  return [...graph.keys()].toSorted().flatMap((feature) => {
    const circle = shortestCircle(graph, feature);
    if (circle === null) return [];
    const proofs = circle.slice(1).map((next, index) => graph.get(circle[index] ?? '')?.get(next) ?? '');
    return [`no-feature-circles: ${circle.join(' → ')} (${proofs.join(', ')})`];
  });
}

function graphOf(
  modules: readonly Pick<IModule, 'source' | 'dependencies'>[],
  isExempt: (file: string) => boolean,
): Graph {
  const graph: Graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (from === null || isExempt(source)) continue;
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
      if (to === null || to === from) continue;
      const known = graph.get(from) ?? new Map<string, string>();
      graph.set(from, known);
      if (!known.has(to)) known.set(to, `${source} → ${resolved}`);
    }
  }
  return graph;
}

function featureOf(file: string): string | null {
  const [, app, name] = placeOfFeature.exec(file) ?? [];
  return app === undefined ? null : `${app} ${name}`;
}

/** The shortest path from a feature back to itself, only through later names, so that each circle is found once. */
function shortestCircle(graph: Graph, start: string): readonly string[] | null {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (next < start || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

import { readWebModules, type LoadingPoint, type WebModule } from './webModules.ts';

type Modules = ReadonlyMap<string, WebModule>;

const start = 'apps/web/src/main.tsx';

/**
 * Reports where a page or a dialog uses texts that are not loaded with it, and where it loads texts that nothing in
 * it uses. Texts of the first load are available everywhere.
 */
export async function checkTextUse(base: string): Promise<string[]> {
  const modules = await readWebModules(base);
  if (!modules.has(start)) return [`${start} was not found.`];
  const points = [...modules.values()].flatMap((module) => module.points);
  if (points.length === 0) return ['No route was found.'];
  const first = new Set([...modules.values()].flatMap(({ brings }) => [...brings]));
  const shell: LoadingPoint = { name: 'The shell', file: start, texts: [], modules: [start] };
  return [shell, ...points].flatMap((point) => complaintsAbout(point, modules, first));
}

function complaintsAbout(point: LoadingPoint, modules: Modules, first: ReadonlySet<string>): string[] {
  const used = usesOf(point, modules);
  const isLoaded = (name: string) => first.has(name) || point.texts.includes(name);
  return [
    ...[...used]
      .filter(([name]) => !isLoaded(name))
      .map(([name, user]) => `${point.name} does not load ${name}, which ${user} uses.`),
    ...point.texts
      .filter((name) => !used.has(name) || first.has(name))
      .map((name) =>
        first.has(name)
          ? `${point.name} loads ${name}, which comes with the first load.`
          : `${point.name} loads ${name}, which nothing in it uses.`,
      ),
  ];
}

/** Every namespace used by a module that the point can reach, with one such module. */
function usesOf(point: LoadingPoint, modules: Modules): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  const seen = new Set<string>();
  const reach = (file: string, names: readonly string[] | null): void => {
    const module = modules.get(file);
    if (module === undefined) return;
    const own = names?.filter((name) => !module.passedOn.has(name)) ?? null;
    for (const [name, origin] of module.passedOn) {
      if (names === null || names.includes(name)) reach(origin.file, [origin.name]);
    }
    if (seen.has(file) || own?.length === 0) return;
    seen.add(file);
    for (const use of module.uses) if (!module.fetches.has(use) && !uses.has(use)) uses.set(use, file);
    for (const imported of module.imports) reach(imported.file, imported.names);
  };
  for (const file of point.modules) reach(file, null);
  return uses;
}

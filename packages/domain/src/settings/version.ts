// Which update a browser shows: a new major version is mandatory, a new minor or patch version is optional.

export const productVersion = '0.1.0';

export type Update = 'none' | 'minor' | 'major';

export function updateBetween(running: string, available: string): Update {
  const [from, to] = [parts(running), parts(available)];
  if (to.major > from.major) return 'major';
  if (to.major < from.major) return 'none';
  const isNewer = to.minor > from.minor || (to.minor === from.minor && to.patch > from.patch);
  return isNewer ? 'minor' : 'none';
}

function parts(version: string) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return { major, minor, patch };
}

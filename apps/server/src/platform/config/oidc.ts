// Single sign-on: `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET` are Google's unless `OIDC_ISSUER` names another issuer,
// and `OIDC_<NAME>_CLIENT_ID` and so on add further OpenID Connect providers.
import { ConfigProblem } from './configProblem.ts';

export type OidcProvider = Readonly<{
  /** Part of addresses and of linked accounts, so it never changes. */
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}>;

type Environment = Readonly<Record<string, string | undefined>>;

const google = { name: 'Google', issuer: 'https://accounts.google.com' };
const known: Readonly<Record<string, { name: string; issuer?: string }>> = {
  google,
  // Each Microsoft tenant is an issuer of its own.
  microsoft: { name: 'Microsoft' },
  clever: { name: 'Clever', issuer: 'https://clever.com' },
  classlink: { name: 'ClassLink', issuer: 'https://launchpad.classlink.com' },
};

export function oidcSettings(environment: Environment): readonly OidcProvider[] {
  const prefixes = Object.keys(environment).flatMap(
    (key) => /^OIDC_(?:[A-Z0-9]+_)?(?=CLIENT_ID$)/.exec(key)?.[0] ?? [],
  );
  const providers = prefixes.toSorted().map((prefix) => providerOf(prefix, environment));
  const ids = providers.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new ConfigProblem(`There are two single sign-on providers called ${twice}.`);
  return providers;
}

function providerOf(prefix: string, environment: Environment): OidcProvider {
  const setting = (name: string) => environment[`${prefix}${name}`];
  const id =
    prefix === 'OIDC_' ? idOfFirst(setting('ISSUER')) : prefix.slice('OIDC_'.length, -1).toLowerCase();
  const preset = known[id];
  const [clientId, clientSecret] = [setting('CLIENT_ID'), setting('CLIENT_SECRET')];
  const issuer = setting('ISSUER') ?? preset?.issuer;
  if (clientId === undefined || clientSecret === undefined || issuer === undefined) {
    throw new ConfigProblem(`${prefix}CLIENT_ID also needs ${prefix}CLIENT_SECRET and ${prefix}ISSUER.`);
  }
  if (!isSafe(issuer)) throw new ConfigProblem(`${prefix}ISSUER must be an https address.`);
  return { id, name: setting('NAME') ?? preset?.name ?? titled(id), issuer, clientId, clientSecret };
}

function idOfFirst(issuer: string | undefined): string {
  return issuer === undefined || issuer === google.issuer ? 'google' : 'sso';
}

/** Plain http only to this machine, for development. */
function isSafe(issuer: string): boolean {
  const url = URL.parse(issuer);
  if (url === null) return false;
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

function titled(id: string): string {
  return id === 'sso' ? 'Single sign-on' : id.charAt(0).toUpperCase() + id.slice(1);
}

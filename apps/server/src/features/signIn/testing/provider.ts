// A real OpenID Connect provider on this machine, whose login page accepts any address.
import { once } from 'node:events';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';

export type ProviderPerson = Readonly<{ email?: string; email_verified?: boolean }>;

export const client = { id: 'schooldog', secret: 'a secret between the two of them' };

const loginPage = '/login/';

export async function aProvider(redirectUri: string, people: Readonly<Record<string, ProviderPerson>>) {
  const port = await aFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  let server: Server | undefined;
  const stop = async () => {
    server?.closeAllConnections();
    if (server !== undefined) await once(server.close(), 'close');
    server = undefined;
  };
  const start = async () => {
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    const provider = new Provider(issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_context, id) => {
        const facts = people[id];
        return facts && { accountId: id, claims: () => ({ sub: id, name: id, ...facts }) };
      },
      cookies: { keys: ['only for tests'] },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      jwks: { keys: [aKey()] },
      features: { devInteractions: { enabled: false } },
      interactions: { policy, url: (_context, { uid }) => `${loginPage}${uid}` },
    });
    const answer = provider.callback();
    server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
      if (!pathname.startsWith(loginPage)) void answer(request, response);
      else void logIn(provider, request, response, searchParams.get('login') ?? '');
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  return { issuer, start, stop };
}

/** The user enters an address and agrees to everything. */
async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse, login: string) {
  const grant = new provider.Grant({ accountId: login, clientId: client.id });
  grant.addOIDCScope('openid email profile');
  const consent = { grantId: await grant.save() };
  const result = { select_account: {}, login: { accountId: login }, consent };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** What a browser does there: follows the pages, with its cookies, until the provider sends it back. */
export async function visit(authorization: string, login: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(authorization);
  const { origin } = url;
  while (url.origin === origin) {
    if (url.pathname.startsWith(loginPage)) url.searchParams.set('login', login);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const given of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = given.split(';', 1)[0]?.split('=', 2) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`the provider says: ${(await answer.text()).slice(0, 300)}`);
    url = new URL(location, url);
  }
  return url;
}

function aKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' };
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

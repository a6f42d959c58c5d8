// A real OpenID Connect provider on this machine, whose login page accepts any address.
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';

export const providerClient = { id: 'schooldog', secret: 'a secret between the two of them' };

const loginPath = '/login/';
const loginPage = `<!doctype html><html lang="en"><title>Log in</title>
<form><label>Work email <input name="email" autofocus></label><button>Log in</button></form></html>`;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

/** Started once its redirect address is known. Returns how to stop it. */
export async function startIdentityProvider(port: number, redirectUri: string): Promise<() => Promise<void>> {
  const issuer = `http://127.0.0.1:${port}`;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      { client_id: providerClient.id, client_secret: providerClient.secret, redirect_uris: [redirectUri] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true }),
    }),
    cookies: { keys: ['only for scenarios'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    jwks: { keys: [aKey()] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${loginPath}${uid}` },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const email = searchParams.get('email');
    if (!pathname.startsWith(loginPath)) void answer(request, response);
    else if (email === null) response.setHeader('content-type', 'text/html').end(loginPage);
    else void logIn(provider, request, response, email);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
}

async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse, email: string) {
  const grant = new provider.Grant({ accountId: email, clientId: providerClient.id });
  grant.addOIDCScope('openid email profile');
  const consent = { grantId: await grant.save() };
  const result = { select_account: {}, login: { accountId: email }, consent };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function aKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' };
}

// OpenID Connect, by openid-client: the authorization code flow with PKCE, state and nonce. Discovery runs
// at the first visit and not at the start, so a provider that is down affects only its own users. The
// library is also loaded then.
import type { Configuration } from 'openid-client';
import type { OidcProvider } from '../config/oidc.ts';
import { promptFor } from './prompt.ts';
import { verifiedEmail } from './verifiedEmail.ts';

/** What must be remembered until the browser returns. */
export type Visit = Readonly<{ state: string; nonce: string; codeVerifier: string }>;
/** The address only when the provider has verified it. */
export type ProviderAccount = Readonly<{ subject: string; verifiedEmail: string | null }>;

export type SignInProvider = Readonly<{
  id: string;
  name: string;
  /** `again` asks the provider not to rely on an older sign-in there. */
  begin(visit: { redirectUri: string; again: boolean }): Promise<Visit & { url: string }>;
  /** Throws for anything but a complete and genuine answer to that visit. */
  end(callback: URL, visit: Visit): Promise<ProviderAccount>;
}>;

export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

const patienceSeconds = 5;
const scope = 'openid email profile';

export function createProvider(settings: OidcProvider): SignInProvider {
  const { id, name } = settings;
  const configuration = rememberedForADay(() => discover(settings));
  return {
    id,
    name,
    begin: async ({ redirectUri, again }) => {
      const config = await configuration();
      const client = await import('openid-client');
      const visit = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(visit.codeVerifier),
        code_challenge_method: 'S256',
        ...promptFor(config.serverMetadata()['prompt_values_supported'], again),
      });
      return { ...visit, url: url.href };
    },
    end: async (callback, visit) => {
      const config = await configuration();
      const client = await import('openid-client');
      const tokens = await client.authorizationCodeGrant(config, callback, {
        expectedState: visit.state,
        expectedNonce: visit.nonce,
        pkceCodeVerifier: visit.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no identity');
      const { sub: subject } = claims;
      // Some providers put the address into the ID token, some return it only from the userinfo endpoint.
      const facts =
        claims['email'] === undefined
          ? await client.fetchUserInfo(config, tokens.access_token, subject)
          : { ...claims };
      return { subject, verifiedEmail: verifiedEmail(id, facts) };
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const isPlain = issuer.startsWith('http:');
  const client = await import('openid-client');
  try {
    return await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patienceSeconds,
      ...(isPlain ? { execute: [client.allowInsecureRequests] } : {}),
    });
  } catch (error) {
    throw new ProviderAway('the discovery of the provider failed', { cause: error });
  }
}

const day = 24 * 60 * 60 * 1000;

/** A failure is not cached, so that the next visitor tries again. */
function rememberedForADay<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let found: { value: Promise<Value>; until: number } | undefined;
  return async () => {
    if (found === undefined || found.until < performance.now()) {
      found = { value: find(), until: performance.now() + day };
    }
    try {
      return await found.value;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
}

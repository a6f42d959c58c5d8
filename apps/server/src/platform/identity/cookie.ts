// The cookies. Over https their names begin with __Host-, which ties them to this host and to https.
export type SessionCookie = Readonly<{
  make(token: string, expiresAt: Date): string;
  end(): string;
  /** Null when the browser sent none. */
  read(cookieHeader: string | undefined): string | null;
}>;

/** Over plain http. */
export const sessionCookieName = 'schooldog.session_token';

export function sessionCookie(isHttps: boolean): SessionCookie {
  return cookie(sessionCookieName, isHttps);
}

/** Proves that a browser returning from a provider is the one that went there. */
export function visitCookie(isHttps: boolean): SessionCookie {
  return cookie('schooldog.provider_visit', isHttps);
}

/** Sent only to addresses below the path, and only from pages of our own. */
export function strictCookie(
  plainName: string,
  { path, isHttps }: Readonly<{ path: string; isHttps: boolean }>,
): SessionCookie {
  const name = isHttps ? `__Secure-${plainName}` : plainName;
  return cookieWith(name, `Path=${path}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`);
}

function cookie(plainName: string, isHttps: boolean): SessionCookie {
  const name = isHttps ? `__Host-${plainName}` : plainName;
  return cookieWith(name, `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`);
}

function cookieWith(name: string, attributes: string): SessionCookie {
  return {
    make: (token, expiresAt) => `${name}=${token}; Expires=${expiresAt.toUTCString()}; ${attributes}`,
    end: () => `${name}=; Max-Age=0; ${attributes}`,
    read: (cookieHeader) => readCookie(cookieHeader, name),
  };
}

function readCookie(cookieHeader: string | undefined, wanted: string): string | null {
  for (const part of cookieHeader?.split(';') ?? []) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (name === wanted) return value;
  }
  return null;
}

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

function cookie(plainName: string, isHttps: boolean): SessionCookie {
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
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

// Which code was asked for in this tab: a phone may reload the page while its owner reads the mail. Without the code
// itself it opens nothing.
const keyOf = (token: string) => `responder ${token.slice(0, 8)}`;

export function sentCode(token: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(token));
  } catch {
    return null;
  }
}

export function rememberCode(token: string, codeId: string): void {
  try {
    sessionStorage.setItem(keyOf(token), codeId);
  } catch {
    // Without storage the page only has to stay open.
  }
}

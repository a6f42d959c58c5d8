// Links are typed by people and clicked by others, so only web addresses pass; a missing scheme is read as https.

export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/:]+:\d+/.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname.includes('.') && url.username === '' ? withScheme : null;
}

export function isWebAddress(text: string): boolean {
  return webAddress(text) !== null;
}

// Links are typed by some people and clicked by others, so only web
// addresses pass; a missing scheme is read as https.

const addressPattern =
  /^(?:(https?):\/\/)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#]\S*)?)$/i;

export function webAddress(text: string): string | null {
  const [, scheme = 'https', rest] = addressPattern.exec(text.trim()) ?? [];
  return rest === undefined ? null : `${scheme.toLowerCase()}://${rest}`;
}

export function isWebAddress(text: string): boolean {
  return webAddress(text) !== null;
}

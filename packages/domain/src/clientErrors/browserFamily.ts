/** In this order: most browsers also name the ones they descend from. */
const families = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

/** Without a version or a device, so that it identifies no one. */
export function browserFamily(userAgent: string): string {
  return families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other';
}

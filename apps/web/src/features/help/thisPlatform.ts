import { detectPlatform, type Platform } from './detectPlatform.ts';

export function thisPlatform(): Platform {
  const { userAgent, maxTouchPoints } = navigator;
  return detectPlatform(userAgent, { maxTouchPoints, brands: brandsOf(navigator) });
}

/** Only Chromium has brands, and the DOM types do not include them. */
function brandsOf(source: object): string[] {
  const data: unknown = 'userAgentData' in source ? source.userAgentData : null;
  if (typeof data !== 'object' || data === null || !('brands' in data) || !Array.isArray(data.brands))
    return [];
  return data.brands.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'brand' in entry ? [String(entry.brand)] : [],
  );
}

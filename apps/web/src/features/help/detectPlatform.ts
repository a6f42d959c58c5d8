// Which of the install instructions fits the browser that shows the page. Browsers claim each other's names, so the
// order of the questions matters: the borrowed names come last.
export const platforms = ['iosSafari', 'androidChrome', 'chromeDesktop', 'edge', 'firefox', 'other'] as const;
export type Platform = (typeof platforms)[number];

export type PlatformHints = Readonly<{
  maxTouchPoints: number;
  /** The brands of userAgentData, where the browser has them. */
  brands: readonly string[];
}>;

const noHints: PlatformHints = { maxTouchPoints: 0, brands: [] };

/** They send Chrome's name too, but their menus differ. */
const otherChromium =
  /OPR\/|Opera|Vivaldi\/|YaBrowser\/|SamsungBrowser\/|DuckDuckGo\/|UCBrowser\/|Silk\/|Whale\/|Edge\//;

export function detectPlatform(userAgent: string, hints: PlatformHints = noHints): Platform {
  // On an iPhone or iPad every browser installs through the system's share sheet.
  if (isAppleTouchDevice(userAgent, hints.maxTouchPoints)) return 'iosSafari';
  if (/EdgA?\//.test(userAgent)) return 'edge';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (otherChromium.test(userAgent) || hints.brands.includes('Brave')) return 'other';
  if (/Chrome\//.test(userAgent)) return /Android/.test(userAgent) ? 'androidChrome' : 'chromeDesktop';
  return 'other';
}

/** An iPad asks for desktop pages by default and then calls itself a Macintosh, which has no touch screen. */
function isAppleTouchDevice(userAgent: string, maxTouchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

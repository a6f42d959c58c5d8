// The content of a push message, parsed defensively: it comes from outside the app.
import { branding } from '@schooldog/domain/kernel';

export type Notice = Readonly<{
  id: string;
  title: string;
  text: string;
  url: string;
  /** The button that answers it; empty for a notice that cannot be answered. */
  action: string;
  /** For whom it is. */
  userId: string;
}>;

/** Browsers require showing something for every push, so an unreadable one is shown with the product's name. */
export function noticeIn(data: unknown): Notice {
  const read = (name: keyof Notice, fallback: string): string => {
    const value =
      typeof data === 'object' && data !== null
        ? Object.entries(data).find(([key]) => key === name)
        : undefined;
    return typeof value?.[1] === 'string' && value[1] !== '' ? value[1] : fallback;
  };
  return {
    id: read('id', 'notice'),
    title: read('title', branding.productName),
    text: read('text', ''),
    url: read('url', '/'),
    action: read('action', ''),
    userId: read('userId', ''),
  };
}

/** A path inside the app; anything else becomes the start page. */
export function pathIn(url: unknown, origin: string): string {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return '/';
  const target = new URL(url, origin);
  return target.origin === origin ? `${target.pathname}${target.search}${target.hash}` : '/';
}

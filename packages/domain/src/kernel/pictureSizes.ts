// The sizes of a stored picture. The list is closed: each size is rendered once and stored.

export const pictureSizes = ['full', 'small'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** The address of the same picture, small. A picture that is only on this device has no other size. */
export function smallPicture(url: string): string {
  if (!url.startsWith('/')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}size=small`;
}

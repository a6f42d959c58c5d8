// In which sizes a stored picture can be had. The list is closed: each size is drawn once and kept.

export const pictureSizes = ['full', 'small'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** The address of the same picture, small. What lies on this device and not on the server has no other size. */
export function smallPicture(url: string): string {
  if (!url.startsWith('/')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}size=small`;
}

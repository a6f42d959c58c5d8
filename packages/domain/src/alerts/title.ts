import type { AlertedEntry } from './alert.ts';

/** What was seen and where, as one would say it aloud: "Broken latch, Room 214". */
export function alertTitle({ itemLabel, location }: Pick<AlertedEntry, 'itemLabel' | 'location'>): string {
  return location === '' ? itemLabel : `${itemLabel}, ${location}`;
}

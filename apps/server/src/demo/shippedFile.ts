// Pictures and documents of the demo district are beside the bundle, or in the workspace.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const places = ['demoFiles', '../../demoFiles'].map((place) => join(import.meta.dirname, place));
const folder = places.find((place) => existsSync(place)) ?? '';

export function shippedFile(name: string): string {
  return join(folder, name);
}

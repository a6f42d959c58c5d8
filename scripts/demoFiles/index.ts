// Draws the pictures of the demo district: `node scripts/demoFiles/index.ts`. The results are in the repository,
// because drawing them would slow down every first start, and the server does not read SVG at all.
import { join } from 'node:path';
import sharp from 'sharp';
import { inRoot } from '../lib/root.ts';
import { campusMap } from './campusMap.ts';
import { equipment } from './equipment.ts';
import { inside } from './inside.ts';
import { outside } from './outside.ts';
import { closer } from './shapes.ts';
import { things } from './things.ts';

const folder = inRoot('apps/server/demoFiles');

const onTheFloor = new Set(['wetFloor', 'leak', 'bleachers', 'bus']);

const draw = (name: string, svg: string) =>
  sharp(Buffer.from(svg))
    .resize({ width: 640 })
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`));

for (const [name, svg] of Object.entries({ ...inside, ...outside, ...things, ...equipment })) {
  await draw(name, svg);
  await draw(`${name}2`, closer(svg, onTheFloor.has(name)));
}
await sharp(Buffer.from(campusMap)).png({ palette: true }).toFile(join(folder, 'campusMap.png'));

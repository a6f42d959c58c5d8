// Draws what the demo district shows: `node scripts/demoFiles/index.ts`. The results lie in the repository, because
// drawing them at every first start would make people wait, and a server refuses to read drawings at all.
import { join } from 'node:path';
import sharp from 'sharp';
import { inRoot } from '../lib/root.ts';
import { campusMap } from './campusMap.ts';
import { inside } from './inside.ts';
import { outside } from './outside.ts';

const folder = inRoot('apps/server/demoFiles');

for (const [name, svg] of Object.entries({ ...inside, ...outside })) {
  const photo = sharp(Buffer.from(svg)).resize({ width: 640 }).jpeg({ quality: 74, mozjpeg: true });
  await photo.toFile(join(folder, `${name}.jpg`));
}
await sharp(Buffer.from(campusMap)).png({ palette: true }).toFile(join(folder, 'campusMap.png'));

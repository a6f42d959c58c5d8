// A campus map and a bell schedule for the first schools, drawn and written here, so that the demo needs no assets.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Services } from '../platform/api/context.ts';
import type { Random } from './random.ts';
import type { DemoSchool } from './schools.ts';

const schoolsWithFiles = 2;

export async function addDemoFiles(
  services: Services,
  parts: { schools: readonly DemoSchool[]; uploaderOf(schoolId: string): string | undefined; random: Random },
): Promise<void> {
  for (const school of parts.schools.slice(0, schoolsWithFiles)) {
    const userId = parts.uploaderOf(school.id);
    if (userId === undefined) continue;
    const contents = [
      { name: 'Campus map.png', bytes: await campusMap() },
      { name: 'Bell schedule.csv', bytes: Buffer.from(bellSchedule) },
    ];
    for (const { name, bytes } of contents) {
      const id = parts.random.id();
      await services.files.receive({
        id,
        name,
        uploadedByUserId: userId,
        declaredSha256: createHash('sha256').update(bytes).digest('hex'),
        body: Readable.from(bytes),
        contentLength: bytes.length,
      });
      await services.work({ userId }, (work) =>
        services.files.claim(work, {
          fileId: id,
          ownerType: 'school',
          ownerId: school.id,
          kinds: 'documents',
        }),
      );
    }
  }
}

const bellSchedule = `Period,Starts,Ends
Arrival,7:25,7:50
1,7:50,8:40
2,8:45,9:35
3,9:40,10:30
Lunch,10:35,11:20
4,11:25,12:15
5,12:20,13:10
6,13:15,14:05
Dismissal,14:05,14:25
`;

type Box = Readonly<{ left: number; top: number; width: number; height: number }>;

const classrooms = Array.from({ length: 6 }, (_, at) => ({
  left: 60 + at * 112,
  top: 90,
  width: 112,
  height: 110,
}));
const largeRooms = [
  { left: 60, top: 260, width: 224, height: 150 },
  { left: 284, top: 260, width: 224, height: 150 },
  { left: 508, top: 260, width: 224, height: 150 },
];
const playground = { left: 60, top: 450, width: 448, height: 80 };

/** A floor plan of plain boxes: walls in the product's colour, rooms in white, the playground in green. */
async function campusMap(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const rooms = [...classrooms, ...largeRooms].flatMap((room) => [
    filled(room, '#0f6f69'),
    filled(inset(room, 4), '#ffffff'),
  ]);
  return sharp({ create: { width: 800, height: 560, channels: 3, background: '#e8f6f5' } })
    .composite([...rooms, filled(playground, '#9bc53d')])
    .png()
    .toBuffer();
}

function filled({ left, top, width, height }: Box, background: string) {
  return { input: { create: { width, height, channels: 3 as const, background } }, left, top };
}

function inset({ left, top, width, height }: Box, by: number): Box {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}

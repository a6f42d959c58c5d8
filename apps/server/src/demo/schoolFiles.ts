// A campus map and a bell schedule for the first schools.
import type { Services } from '../platform/api/context.ts';
import type { Random } from './random.ts';
import type { DemoSchool } from './schools.ts';
import { shippedFile } from './shippedFile.ts';

const schoolsWithFiles = 2;
const uploadedDaysAgo = 96;

const papers = [
  { name: 'Campus map.png', path: 'campusMap.png', contentType: 'image/png', width: 720, height: 540 },
  { name: 'Bell schedule.csv', path: 'bellSchedule.csv', contentType: 'text/csv', width: null, height: null },
] as const;

export async function addDemoFiles(
  services: Services,
  parts: { schools: readonly DemoSchool[]; uploaderOf(schoolId: string): string | undefined; random: Random },
): Promise<void> {
  const copies = parts.schools.slice(0, schoolsWithFiles).flatMap(({ id: ownerId }) => {
    const uploadedByUserId = parts.uploaderOf(ownerId);
    if (uploadedByUserId === undefined) return [];
    return papers.map((paper) => ({
      ...paper,
      id: parts.random.id(),
      path: shippedFile(paper.path),
      ownerType: 'school',
      ownerId,
      uploadedByUserId,
      timeCreated: new Date(services.clock().getTime() - uploadedDaysAgo * 24 * 60 * 60 * 1000),
    }));
  });
  await services.files.keepCopies(copies);
}

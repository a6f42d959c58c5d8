// Creates all entries of the demo district in memory, with their history, photos and alerts.
import type { Opinion } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import type { DemoPlace } from '../dataProfiles.ts';
import type { Random } from '../random.ts';
import type { DemoSchool } from '../schools.ts';
import { type DemoAlert, demoAlerts } from './alerts.ts';
import { lottery } from './chance.ts';
import { composeEntry } from './compose.ts';
import { type Recorded, recordOf } from './edits.ts';
import { type Photo, photographer } from './pictures.ts';
import { newest, newestCount } from './newest.ts';
import { placesAmong } from './places.ts';
import { reports } from './reporters.ts';
import { schoolDays } from './schoolDays.ts';
import { demoSubjects, subjectsFor } from './subjects.ts';

const howMany = 8000;
const drawOpinion = lottery<{ opinion: Opinion; weight: number }>(
  [
    { opinion: 'concern', weight: 55 },
    { opinion: 'praise', weight: 35 },
    { opinion: 'other', weight: 10 },
  ],
  ({ weight }) => weight,
);

export type Surroundings = Readonly<{
  schools: readonly DemoSchool[];
  actors: readonly Actor[];
  options: readonly DemoPlace[];
  timeZone: string;
  now: Date;
}>;

export type Written = Readonly<{ records: Recorded[]; photos: Photo[]; alerts: DemoAlert[] }>;

export function writeEntries(around: Surroundings, random: Random): Written {
  const { actors, now } = around;
  const subjects = demoSubjects();
  const subjectOf = new Map(subjects.map((subject) => [subject.item.id, subject]));
  const drawSubject = subjectsFor(subjects);
  const drawReport = reports(around, random);
  const drawTime = schoolDays(now, around.timeZone);
  const camera = photographer();
  const photos: Photo[] = [];
  const records: Recorded[] = [];
  const places = placesAmong(around.options);
  const times = Array.from({ length: howMany }, () => drawTime(random));
  times.sort((a, b) => a.getTime() - b.getTime());
  for (const time of times.slice(0, -newestCount)) {
    const report = drawReport(random);
    const opinion = drawOpinion(random)?.opinion ?? 'other';
    const subject = report && drawSubject(report.school, opinion, random);
    if (report === undefined || subject === undefined) continue;
    const entry = composeEntry({ report, opinion, subject, time, places }, random);
    const taken = camera.photosOf(entry, subject, random);
    photos.push(...taken);
    const first = { ...entry, imageIds: taken.map(({ id }) => id) };
    records.push(recordOf(first, { actors, now }, random));
  }
  const picked = newest(times.slice(-newestCount), { ...around, subjects, camera }, random);
  photos.push(...picked.flatMap((one) => one.photos));
  records.push(...picked.map(({ entry }) => recordOf(entry, { actors, now }, random)).toReversed());
  const alerts = demoAlerts(
    {
      entries: records.slice(0, -picked.length).map(({ first }) => first),
      newest: picked.flatMap(({ entry, isAlert }) => (isAlert ? [entry] : [])),
      subjectOf: ({ observationItemId: itemId }) => subjectOf.get(itemId),
      actors,
      firstSchoolId: around.schools[0]?.id,
      now,
    },
    random,
  );
  const alertOf = new Map(alerts.map(({ alert }) => [alert.entryId, alert.id]));
  return {
    records: records.map((record) => withAlert(record, alertOf.get(record.entry.id))),
    photos,
    alerts,
  };
}

/** It was sent with the logging, so the first delta names it. */
function withAlert(record: Recorded, alertId: string | undefined): Recorded {
  if (alertId === undefined) return record;
  const createdSafetyAlertIds = [alertId];
  const deltas = record.deltas.map((delta) => {
    if (delta.type !== 'create') return delta;
    const { from, to } = delta.deltaFields;
    const deltaFields = {
      from: { ...from, createdSafetyAlertIds: null },
      to: { ...to, createdSafetyAlertIds },
    };
    return { ...delta, deltaFields };
  });
  return { ...record, entry: { ...record.entry, createdSafetyAlertIds }, deltas };
}

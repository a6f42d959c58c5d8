// Three school years of entries, the walks in which some were logged, work orders, assessments, drills and emergency plans: thousands of
// them, so they are made in memory and written in a few statements.
import { setImmediate as pause } from 'node:timers/promises';
import { safetyAlertRecipients, safetyAlerts } from '../features/alerts/schema.ts';
import { rebuildCounts } from '../features/entries/countsStore.ts';
import { entries, observationDeltas } from '../features/entries/schema.ts';
import type { EntryRow } from '../features/entries/store.ts';
import { notifications } from '../features/notifications/schema.ts';
import type { Services } from '../platform/api/context.ts';
import { actorOf } from './actorOf.ts';
import { demoAssessments, writeAssessments } from './assessments.ts';
import type { DemoPlace } from './dataProfiles.ts';
import { demoDrills, writeDrills } from './drills.ts';
import { demoPlans, writePlans } from './eop.ts';
import { writeRoleTables } from './eopRoles.ts';
import { writeResponderLinks } from './responderLinks.ts';
import { auditDemoEntries } from './entries/audit.ts';
import { alertNotifications } from './entries/alertNotifications.ts';
import { keepPhotos } from './entries/pictures.ts';
import { type Surroundings, writeEntries } from './entries/write.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import { isInvited } from './morePeople.ts';
import type { NewUser } from './people.ts';
import { seededRandom } from './random.ts';
import type { DemoRubric } from './rubrics.ts';
import { demoWalks, recordWalks, writeWalks } from './walks.ts';
import { demoWorkOrders, writeWorkOrders } from './workOrders.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 6000;

type Told = Omit<Surroundings, 'actors' | 'options'> &
  Readonly<{ people: readonly NewUser[]; places: readonly DemoPlace[]; rubrics: readonly DemoRubric[] }>;
export type DemoRecords = Awaited<ReturnType<typeof composeRecords>>;

/** The event loop runs between the steps, of which each takes a fraction of a second. */
export async function composeRecords({ places, rubrics, ...told }: Told) {
  const random = seededRandom(seed);
  const actors = told.people.filter((person) => !isInvited(person)).map(actorOf);
  const around = { ...told, actors, options: places };
  const { records: written, photos, alerts } = writeEntries(around, random);
  const alerted = alertNotifications(alerts, told, random);
  await pause();
  const walks = demoWalks(around, written);
  const rows = walks.records.map(({ entry }) => withCreatedTasks(entry));
  await pause();
  const orders = demoWorkOrders(around, rows);
  await pause();
  const assessed = demoAssessments({ ...around, rubrics }, rows, walks);
  await pause();
  const drilled = demoDrills(
    around,
    orders.stories.map(({ order }) => order),
  );
  await pause();
  return {
    around,
    rows,
    photos,
    alerts,
    alerted,
    walks,
    orders,
    assessed,
    drilled,
    plans: demoPlans(around),
  };
}

/** After the location lists, to which most of the entries refer. */
export async function writeRecords(services: Services, made: DemoRecords): Promise<void> {
  const { around, rows, photos, alerts, alerted, walks, orders, assessed, drilled, plans } = made;
  const write = services.work({ userId: null }, async (work) => {
    const { tx } = work;
    await writeWalks(work, walks);
    await insertMany(tx, entries, rows);
    await insertMany(
      tx,
      safetyAlerts,
      alerts.map(({ alert }) => alert),
    );
    await insertMany(
      tx,
      safetyAlertRecipients,
      alerts.flatMap(({ recipients }) => recipients),
    );
    await insertMany(tx, notifications, alerted);
    await rebuildCounts(tx, around.timeZone);
  });
  const record = services.work({ userId: null }, async ({ tx }) => {
    await insertMany(
      tx,
      observationDeltas,
      walks.records.flatMap(({ deltas }) => deltas),
    );
    await auditDemoEntries(tx);
    await recordWalks(tx, walks);
  });
  const raise = services.work({ userId: null }, (work) => writeWorkOrders(work, orders));
  const assess = services.work({ userId: null }, (work) => writeAssessments(work, assessed));
  const drill = services.work({ userId: null }, (work) => writeDrills(work, drilled));
  const plan = services.work({ userId: null }, async (work) => {
    await writePlans(work, plans);
    await writeRoleTables(work, plans);
    await writeResponderLinks(work, around, plans);
  });
  const files = keepPhotos(services, [...photos, ...walks.photos]);
  // Several database connections and the disk work at the same time, because people wait for the first start.
  await Promise.all([
    write,
    record,
    raise,
    assess,
    drill,
    plan,
    files,
    services.files.keepCopies(orders.files),
  ]);
}

/** The work orders that were planned in it exist. */
function withCreatedTasks(entry: EntryRow): EntryRow {
  return { ...entry, createdTaskIds: entry.tasksToAddOnSubmission.map(({ id }) => id) };
}

// Three school years of entries, the walks in which some were logged, work orders, assessments, drills and emergency plans: thousands of
// them, so they are made in memory and written in a few statements.
import { safetyAlertRecipients, safetyAlerts } from '../features/alerts/schema.ts';
import { rebuildCounts } from '../features/entries/countsStore.ts';
import { entries, observationDeltas } from '../features/entries/schema.ts';
import type { EntryRow } from '../features/entries/store.ts';
import { notifications } from '../features/notifications/schema.ts';
import type { Services } from '../platform/api/context.ts';
import { districtTimeZone } from '../platform/settingsDocuments/timeZone.ts';
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
import { writeEntries } from './entries/write.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import { isInvited } from './morePeople.ts';
import type { NewUser } from './people.ts';
import { seededRandom } from './random.ts';
import type { DemoSchool } from './schools.ts';
import type { DemoRubric } from './rubrics.ts';
import { demoWalks, recordWalks, writeWalks } from './walks.ts';
import { demoWorkOrders, writeWorkOrders } from './workOrders.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 6000;

/** After the location lists, to which most of them refer. */
export async function addDemoEntries(
  services: Services,
  parts: {
    schools: readonly DemoSchool[];
    people: readonly NewUser[];
    places: readonly DemoPlace[];
    rubrics: readonly DemoRubric[];
  },
): Promise<void> {
  const { schools, people } = parts;
  const random = seededRandom(seed);
  const timeZone = await districtTimeZone(services.database.db);
  const actors = people.filter((person) => !isInvited(person)).map(actorOf);
  const around = { schools, actors, options: parts.places, timeZone, now: services.clock() };
  const { records: written, photos, alerts } = writeEntries(around, random);
  const walks = demoWalks({ ...around, people }, written);
  const { records } = walks;
  const rows = records.map(({ entry }) => withCreatedTasks(entry));
  const orders = demoWorkOrders({ ...around, people }, rows);
  const assessed = demoAssessments({ ...around, people, rubrics: parts.rubrics }, rows, walks);
  const drilled = demoDrills(
    { ...around, people },
    orders.stories.map(({ order }) => order),
  );
  const plans = demoPlans({ ...around, people });
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
    await insertMany(tx, notifications, alertNotifications(alerts, { schools, people }, random));
    await rebuildCounts(tx, timeZone);
  });
  const record = services.work({ userId: null }, async ({ tx }) => {
    await insertMany(
      tx,
      observationDeltas,
      records.flatMap(({ deltas }) => deltas),
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
    await writeResponderLinks(work, { schools, people, now: around.now }, plans);
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

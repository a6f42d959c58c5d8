// A small district for the tests of series. Mona owns them, Dana could take them over, Theo does the work at both
// schools. Its clock stands still until a test moves it.
import type { SeriesForm } from '@schooldog/domain/recurring';
import { eq } from 'drizzle-orm';
import { testApp, type TestClient } from '../../../testing/app.ts';
import { aPerson, aSchool, type TestPerson } from '../../../testing/people.ts';
import { workOrders } from '../../workOrders/schema.ts';
import { aSeriesForm, newId } from './aSeriesOf.ts';

export async function seriesDistrict() {
  const time = { now: new Date('2026-11-17T15:00:00.000Z') };
  const fixture = await testApp({ PUBLIC_URL: 'http://oakcounty.example' }, () => time.now);
  // The queues of background jobs are created at start.
  await fixture.app.start();
  const { database } = fixture;
  const oakHill = await aSchool(database, 'Oak Hill');
  const pineRidge = await aSchool(database, 'Pine Ridge');
  const at = [oakHill, pineRidge];
  const people = {
    mona: await aPerson(database, { role: 'maintenance_supervisor', firstName: 'Mona' }),
    dana: await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }),
    paul: await aPerson(database, { role: 'principal', at: [oakHill], firstName: 'Paul' }),
    theo: await aPerson(database, { role: 'maintenance_staff', at, firstName: 'Theo' }),
    luz: await aPerson(database, {
      role: 'maintenance_staff',
      at: [oakHill],
      firstName: 'Luz',
      language: 'es',
    }),
  };
  const forever = new Date('2190-01-01T00:00:00.000Z');
  const as = async (person: TestPerson): Promise<TestClient> =>
    fixture.clientWith(await fixture.cookieOf(person, forever));
  const clients = { mona: await as(people.mona), dana: await as(people.dana), paul: await as(people.paul) };
  return {
    fixture,
    database,
    oakHill,
    pineRidge,
    people,
    clients,
    /** In the district's zone, which is New York. */
    moveTo: (day: string, hour = '00:05') => void (time.now = new Date(`${day}T${hour}:00-05:00`)),
    /** At both schools, unless the test says otherwise. */
    create: async (facts: Partial<SeriesForm> = {}): Promise<string> => {
      const seriesId = newId();
      const series = aSeriesForm({ schoolIds: at.map(({ id }) => id), ...facts });
      await clients.mona.recurring.createSeries({ seriesId, series });
      return seriesId;
    },
    ordersOf: async (seriesId: string) =>
      database.db.select().from(workOrders).where(eq(workOrders.recurringId, seriesId)),
  };
}

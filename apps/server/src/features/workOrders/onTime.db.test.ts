// An order counts as on time by the calendar of its district, whatever the zone of the database.
import { addDays, dateIn } from '@schooldog/domain/dates';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Values } from '../../platform/database/composed.ts';
import { testDatabase } from '../../testing/database.ts';
import { isTimely } from './conditions.ts';

const { pool } = await testDatabase();
const zones = ['America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'];
const anyOrder = fc.record({
  completed: fc.date({ min: new Date('2015-01-01Z'), max: new Date('2026-12-31Z'), noInvalidDate: true }),
  dueIn: fc.integer({ min: -4, max: 4 }),
});

const pairs = zones.flatMap((timeZone) => zones.map((databaseZone) => ({ timeZone, databaseZone })));

it.each(pairs)(
  'by the days of $timeZone in a database of $databaseZone',
  async ({ timeZone, databaseZone }) => {
    const orders = fc.sample(anyOrder, { numRuns: 1000, seed: 7 }).map(({ completed, dueIn }) => {
      const completedOn = dateIn(completed.toISOString(), timeZone);
      const due = addDays(completedOn, dueIn);
      return { completed: completed.toISOString(), due, isOnTime: completedOn <= due };
    });
    const values = new Values();
    const [completed, due] = [orders.map((one) => one.completed), orders.map((one) => one.due)].map((list) =>
      values.add(list),
    );
    const client = await pool.connect();
    try {
      await client.query(`select set_config('TimeZone', $1, false)`, [databaseZone]);
      const { rows } = await client.query<{ on_time: boolean; late: boolean }>(
        `select ${isTimely({ isOnTime: true, timeZone }, values)} as on_time,
         ${isTimely({ isOnTime: false, timeZone }, values)} as late
       from unnest(${completed}::timestamptz[], ${due}::date[]) with ordinality
         as work_orders (time_completed, due_date, place) order by place`,
        [...values.list],
      );
      expect(rows).toEqual(orders.map(({ isOnTime }) => ({ on_time: isOnTime, late: !isOnTime })));
    } finally {
      client.release(true);
    }
  },
);

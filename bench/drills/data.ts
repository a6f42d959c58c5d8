// Ten years of drills at a hundred schools.
import { query } from '../lib/sql.ts';

const longPatience = 10 * 60_000;

/** Spread over the schools, people, types and days. */
export async function fillDrills(url: string, count: number, schoolCount: number): Promise<void> {
  await query(
    url,
    `with people as (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from users),
      numbered as (select number, number::bigint * 104729 as mixed from generate_series(1, $1::int) as number)
    insert into drills (id, school_id, type, event_type, drill_date, drill_time, drill_time_of_day, start_time,
      number_of_participants, response_time, results_additional_info, went_well, searched_text, results_saved_on,
      recorded_by_user_id, updated_by_user_id)
    select 'drill' || lpad(number::text, 15, '0'), 'benchschool' || lpad((1 + mixed % $2)::text, 9, '0'),
      (array['fire', 'fire', 'fire', 'severeWeather', 'intruder', 'medical'])[1 + number % 6], 'planned', day,
      '09:30', 'am', '09:30', 400 + number % 500, '03:20', 'Calm and orderly in every wing.',
      'Rosters taken along.', 'Calm and orderly in every wing. Rosters taken along.', day, person.id, person.id
    from numbered
    cross join lateral (select date '2016-08-01' + (mixed % 3650)::int) as dated (day)
    join people person on person.place = (number::bigint * 17) % person.all_of_them`,
    [count, schoolCount],
    longPatience,
  );
  await query(url, 'vacuum (analyze) drills', [], longPatience);
}

// Assessments by the hundred thousand.
import { query } from '../lib/sql.ts';

const longPatience = 10 * 60_000;

/** Spread over the schools, people and rubrics; one in twenty is open, one in two hundred deleted. */
export async function fillAssessments(url: string, count: number, schoolCount: number): Promise<void> {
  await query(
    url,
    `with people as (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from users),
      offered as (select id, content, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
        from rubrics where enabled),
      numbered as (select number, number::bigint * 104729 as mixed, number % 101 as score,
        case when number % 200 = 1 then 'deleted' when number % 20 = 0 then 'created' else 'submitted' end as status
        from generate_series(1, $1::int) as number)
    insert into assessments (id, rubric_id, school_id, status, rubric, form, total_score, max_score, score, color,
      created_by_user_id, updated_by_user_id, time_created, time_updated, submitted_by_user_id, time_submitted)
    select 'assm' || lpad(number::text, 16, '0'), r.id, 'benchschool' || lpad((1 + mixed % $2)::text, 9, '0'), status,
      r.content, '{"choices": {}, "notes": {}, "skippedSections": {}, "skip": false}', score, 100, score,
      case when score >= 85 then 'green' when score >= 70 then 'yellow' when score >= 50 then 'orange' else 'red' end,
      person.id, person.id, began, began, case status when 'submitted' then person.id end,
      case status when 'submitted' then began + interval '1 hour' end
    from numbered
    cross join lateral (select timestamptz '2023-08-01 12:00Z' + (mixed % (1095 * 86400)) * interval '1 second') as time (began)
    join people person on person.place = (number::bigint * 17) % person.all_of_them
    join offered r on r.place = number % r.all_of_them`,
    [count, schoolCount],
    longPatience,
  );
  await query(url, 'vacuum (analyze) assessments', [], longPatience);
}

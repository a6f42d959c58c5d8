// Among so many calls some end the callers' own sessions, disable them or close the app. Their rows are put back again
// and again, so that the calls keep reaching the code behind the sign-in; limits on guessing are lifted the same way.
import { query } from '../lib/sql.ts';

export async function keepDistrict(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `create schema fuzz;
    create table fuzz.users as select * from users where email like '%@demo.test';
    create table fuzz.sessions as select * from sessions;
    create table fuzz.settings as select * from settings;`,
  );
}

export async function putBack(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `begin;
    delete from rate_limits;
    update users u set is_disabled = false, role = k.role, permissions = k.permissions,
        is_school_dog_staff = k.is_school_dog_staff, role_school_ids = k.role_school_ids,
        is_district_level = k.is_district_level, auto_sign_out_data = k.auto_sign_out_data
      from fuzz.users k where k.id = u.id and (u.is_disabled or u.role <> k.role or u.permissions <> k.permissions
        or u.role_school_ids <> k.role_school_ids or u.auto_sign_out_data is distinct from k.auto_sign_out_data);
    insert into sessions select k.* from fuzz.sessions k join users u on u.id = k.user_id on conflict do nothing;
    update sessions s set expires_at = k.expires_at, second_factor = k.second_factor
      from fuzz.sessions k where k.id = s.id
        and (s.expires_at <> k.expires_at or s.second_factor <> k.second_factor);
    delete from second_factors where user_id in (select id from fuzz.users);
    update settings s set value = k.value from fuzz.settings k where k.name = s.name and s.value <> k.value;
    commit;`,
  );
}

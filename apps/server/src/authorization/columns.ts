import type { Role } from '@schooldog/domain/permissions';

/** The columns of every table: first the roles of the district, then those of a school, then provider staff. */
export const columns = {
  MA: 'schooldog_master_admin',
  SC: 'district_safety_coordinator',
  NC: 'district_nonsafety_coordinator',
  DO: 'sro_district',
  CS: 'custodial_supervisor',
  MS: 'maintenance_supervisor',
  PR: 'principal',
  AP: 'assistant_principal',
  SO: 'sro',
  CU: 'custodial',
  ED: 'educator',
  CL: 'clerical',
  WS: 'work_order_submitter',
  MT: 'maintenance_staff',
  staff: 'staff',
} as const satisfies Record<string, Role | 'staff'>;
export type Column = (typeof columns)[keyof typeof columns];

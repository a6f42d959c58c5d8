// The one list of what leaves the database. content.db.test.ts compares it with the schema: a migration that adds a
// table or a column has to decide here.
import {
  isAboutPlans,
  type LeftOutReason,
  type OwnDataTableName,
  tableNames,
} from '@schooldog/domain/ownData';
import type { Declaration, Meaning } from './declaration.ts';
import { districtTables } from './district.ts';
import { entriesTables } from './entries.ts';
import { historyTables } from './history.ts';
import { plansTables } from './plans.ts';
import { recordsTables } from './records.ts';
import { workOrdersTables } from './workOrders.ts';

export const declarations: Readonly<Record<OwnDataTableName, Declaration>> = {
  ...districtTables,
  ...entriesTables,
  ...recordsTables,
  ...workOrdersTables,
  ...plansTables,
  ...historyTables,
};

export const leftOutTables: Readonly<Record<string, LeftOutReason>> = {
  account_links: 'signIn',
  factor_challenges: 'signIn',
  passwords: 'signIn',
  provider_accounts: 'signIn',
  provider_visits: 'signIn',
  recovery_codes: 'signIn',
  second_factors: 'signIn',
  sessions: 'signIn',
  used_human_checks: 'signIn',
  calendar_feeds: 'secrets',
  eop_draft_keys: 'secrets',
  push_subscriptions: 'secrets',
  responder_visits: 'secrets',
  secrets: 'secrets',
  messages: 'messages',
  notifications: 'messages',
  recurring_notes: 'messages',
  work_order_updates: 'messages',
  entry_counts: 'computed',
  entry_day_counts: 'computed',
  entry_tag_uses: 'computed',
  work_order_analytics: 'computed',
  work_order_changed_months: 'computed',
  work_order_measuring: 'computed',
  work_order_months: 'computed',
  awaited_files: 'temporary',
  cycle_notices: 'temporary',
  drill_reminders: 'temporary',
  eop_default_components: 'temporary',
  eop_leases: 'temporary',
  eop_reminders: 'temporary',
  eop_update_requests: 'temporary',
  live_notices: 'temporary',
  operations: 'temporary',
  outbox_checks: 'temporary',
  rate_limits: 'temporary',
  report_schedule_runs: 'temporary',
  upload_reservations: 'temporary',
  client_errors: 'provider',
};

/** Settings documents of the district; the one of the provider stays. */
export const settingsDocuments = ['organization', 'observation', 'tasks', 'skills', 'drills'] as const;

type ByRight = Readonly<{ always: readonly string[]; withPlans: readonly string[] }>;

/** Kinds of records in the history. Those that are named nowhere are left out. */
export const recordTypes: ByRight = {
  always: [
    'assessment',
    'dataProfile',
    'dataProfileOption',
    'drill',
    'entry',
    'export',
    'ownDataExport',
    'recurringWorkOrder',
    'reportSchedule',
    'rubric',
    'safetyAlert',
    'school',
    'settings',
    'user',
    'walk',
    'workOrder',
  ],
  withPlans: ['contact', 'eopComponent', 'eopRoles', 'responderLink', 'skill', 'userSkills'],
};

/** Kinds of records whose files are copied. Files that were made for a download, or for a test, are not. */
export const fileOwners: ByRight = {
  always: ['dataProfileOption', 'entry', 'observationCategory', 'school', 'workOrder', 'workOrderAttachment'],
  withPlans: ['eopComponent'],
};
export const leftOutOwners: readonly string[] = ['export', 'outboxCheck', 'ownDataExport'];

export function allowed({ always, withPlans: plans }: ByRight, withPlans: boolean): readonly string[] {
  return withPlans ? [...always, ...plans] : always;
}

export function tablesFor(withPlans: boolean): readonly OwnDataTableName[] {
  return tableNames.filter((name) => withPlans || !isAboutPlans(name));
}

/** In the order of the file. */
export function columnsOf(table: OwnDataTableName): [name: string, meaning: Meaning][] {
  const { columns, added = {} } = declarations[table];
  return Object.entries({ ...columns, ...added });
}

// What the page of reports offers, and who may run it where.
import type { ExportFormat } from '../exports/index.ts';
import {
  type Actor,
  type Features,
  holdsSomewhere,
  isAvailable,
  type Permission,
  type Schools,
  schoolsInBoth,
  schoolsWith,
} from '../permissions/index.ts';

export const reportNames = [
  'entries',
  'walkActivity',
  'walkReports',
  'assessmentScores',
  'drillLog',
  'drillCompliance',
  'workOrderBacklog',
  'eopCertification',
  'rosterGaps',
  'accessList',
  'boardPacket',
] as const;
export type ReportName = (typeof reportNames)[number];

type Declaration = Readonly<{
  /** All of them are needed, at the same schools. The first is the right to download. */
  needs: readonly [Permission, ...Permission[]];
  /** It is about the whole district, so a permission for some schools does not count. */
  isOnlyEverywhere?: true;
  /** Without a chosen school it is about the whole district, and not about the schools of the actor. */
  isDistrictByDefault?: true;
  formats: readonly ExportFormat[];
}>;

const both = ['csv', 'pdf'] as const;
const administrative = 'download administrative reports';
const declarations: Readonly<Record<ReportName, Declaration>> = {
  entries: { needs: ['download entry reports', 'view entries'], formats: both },
  walkActivity: { needs: ['download entry reports', 'view entries'], formats: both },
  walkReports: { needs: ['download entry reports', 'view entries'], formats: ['pdf'] },
  assessmentScores: { needs: [administrative, 'view assessments'], formats: both },
  drillLog: { needs: [administrative], formats: both },
  drillCompliance: { needs: [administrative], formats: both },
  workOrderBacklog: { needs: [administrative, 'manage tasks'], formats: both },
  eopCertification: { needs: [administrative, 'todo eops'], formats: both },
  rosterGaps: { needs: [administrative, 'todo eops'], formats: both },
  accessList: { needs: [administrative, 'manage users'], isOnlyEverywhere: true, formats: both },
  /** Its sections need more, each for itself; see `packetSections`. */
  boardPacket: { needs: [administrative], isDistrictByDefault: true, formats: ['pdf'] },
};

export function formatsOfReport(name: ReportName): readonly ExportFormat[] {
  return declarations[name].formats;
}

/** For the sentence that says what is missing. */
export function permissionsForReport(name: ReportName): readonly Permission[] {
  return declarations[name].needs;
}

/** With its feature switched off, a report is not even mentioned. */
export function existsReport(name: ReportName, features: Features): boolean {
  return declarations[name].needs.every((permission) => isAvailable(permission, features));
}

/** The page opens with either right to download; what can be run there is another question. */
export function canOpenReports(actor: Actor): boolean {
  return holdsSomewhere(actor, 'download entry reports') || holdsSomewhere(actor, administrative);
}

/** Whether there is anything in the report for this person to choose from. */
export function canUseReport(actor: Actor, name: ReportName): boolean {
  return reportSchools(actor, name).length > 0;
}

/** The schools for which the actor may run the report. */
export function reportSchools(actor: Actor, name: ReportName): Schools {
  const { needs, isOnlyEverywhere } = declarations[name];
  const [first, ...others] = needs.map((permission) => schoolsWith(actor, permission));
  const schools = others.reduce(schoolsInBoth, first ?? []);
  return isOnlyEverywhere === true && schools !== 'all' ? [] : schools;
}

/** Without a choice, most reports are about all schools for which the actor may run them. */
export function canRunReport(actor: Actor, name: ReportName, schoolIds: readonly string[] = []): boolean {
  const schools = reportSchools(actor, name);
  if (schoolIds.length === 0 && declarations[name].isDistrictByDefault === true) return schools === 'all';
  return schools.length > 0 && (schools === 'all' || schoolIds.every((id) => schools.includes(id)));
}

// Every code with which a request can be rejected. The web has a text for each of them in both languages.
import { Problem, type ProblemData, type ProblemKind } from '../kernel/index.ts';
import { alertProblems } from './alerts.ts';
import { assessmentProblems } from './assessments.ts';
import { calendarFeedProblems } from './calendarFeeds.ts';
import { dataProfileProblems } from './dataProfiles.ts';
import { deviceProblems } from './device.ts';
import { drillProblems } from './drills.ts';
import { entryProblems } from './entries.ts';
import { eopProblems } from './eop.ts';
import { exportProblems } from './exports.ts';
import { insightProblems } from './insights.ts';
import { notificationProblems } from './notifications.ts';
import { ownDataProblems } from './ownData.ts';
import { platformProblems } from './platform.ts';
import { recurringProblems } from './recurring.ts';
import { reportProblems } from './reports.ts';
import { rubricProblems } from './rubrics.ts';
import { schoolProblems } from './schools.ts';
import { settingsProblems } from './settings.ts';
import { signInProblems } from './signIn.ts';
import { userProblems } from './users.ts';
import { walkProblems } from './walks.ts';
import { workOrderProblems } from './workOrders.ts';

const table = {
  ...alertProblems,
  ...assessmentProblems,
  ...calendarFeedProblems,
  ...drillProblems,
  ...dataProfileProblems,
  ...deviceProblems,
  ...entryProblems,
  ...eopProblems,
  ...exportProblems,
  ...insightProblems,
  ...notificationProblems,
  ...ownDataProblems,
  ...platformProblems,
  ...recurringProblems,
  ...reportProblems,
  ...rubricProblems,
  ...schoolProblems,
  ...settingsProblems,
  ...signInProblems,
  ...userProblems,
  ...walkProblems,
  ...workOrderProblems,
};

type Table = typeof table;

/** All codes, or those of one kind: `ProblemCode<'forbidden'>`. */
export type ProblemCode<Kind extends ProblemKind = ProblemKind> = {
  [Code in keyof Table]: Table[Code] extends Kind ? Code : never;
}[keyof Table];

export const problemKinds: Readonly<Record<ProblemCode, ProblemKind>> = table;

/** `throw problem('alert.resolved', { alertId })` */
export function problem(code: ProblemCode, data: ProblemData = {}): Problem {
  return new Problem(problemKinds[code], code, data);
}

// What somebody asks a report for. Stored with its run and its schedule, so a field keeps its name and its meaning.
import { z } from 'zod';
import { calendarDateSchema, schoolYearSchema } from '../dates/index.ts';
import { drillTypes } from '../drills/index.ts';
import { opinions } from '../entries/index.ts';
import { idSchema } from '../kernel/index.ts';
import { permissions, roles } from '../permissions/index.ts';
import { workOrderPriorities } from '../workOrders/index.ts';
import { reportStretches } from './days.ts';
import { packetPeriodKinds } from './packet/periods.ts';

/** None means all for which the actor may run the report. */
const schools = { schoolIds: z.array(idSchema).max(500).optional() };
const days = {
  stretch: z.enum(reportStretches).optional(),
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
};

export const reportQueries = {
  entries: z.object({
    report: z.literal('entries'),
    ...schools,
    ...days,
    entryTypes: z.array(z.enum(opinions)).max(opinions.length).optional(),
    category: idSchema.optional(),
  }),
  walkActivity: z.object({ report: z.literal('walkActivity'), ...schools, ...days }),
  assessmentScores: z.object({
    report: z.literal('assessmentScores'),
    ...schools,
    ...days,
    rubricIds: z.array(idSchema).max(100).optional(),
  }),
  drillLog: z.object({
    report: z.literal('drillLog'),
    ...schools,
    ...days,
    types: z.array(z.enum(drillTypes)).max(drillTypes.length).optional(),
  }),
  /** Without a school year, of the present one. */
  drillCompliance: z.object({
    report: z.literal('drillCompliance'),
    ...schools,
    schoolYear: schoolYearSchema.optional(),
  }),
  workOrderBacklog: z.object({
    report: z.literal('workOrderBacklog'),
    ...schools,
    priorities: z.array(z.enum(workOrderPriorities)).max(workOrderPriorities.length).optional(),
    boardIds: z.array(idSchema).max(100).optional(),
  }),
  eopCertification: z.object({ report: z.literal('eopCertification'), ...schools }),
  rosterGaps: z.object({ report: z.literal('rosterGaps'), ...schools }),
  accessList: z.object({
    report: z.literal('accessList'),
    roles: z.array(z.enum(roles)).max(roles.length).optional(),
    permissions: z.array(z.enum(permissions)).max(permissions.length).optional(),
  }),
  boardPacket: z.object({
    report: z.literal('boardPacket'),
    /** One school, or none for the whole district. */
    schoolIds: z.array(idSchema).max(1).optional(),
    period: z.enum(packetPeriodKinds),
    /** A day of the period; without it, the last period that is over. */
    day: calendarDateSchema.optional(),
  }),
} as const;

const { boardPacket, ...tables } = reportQueries;
const tableQueries = [
  tables.entries,
  tables.walkActivity,
  tables.assessmentScores,
  tables.drillLog,
  tables.drillCompliance,
  tables.workOrderBacklog,
  tables.eopCertification,
  tables.rosterGaps,
  tables.accessList,
] as const;

/** Reports with rows. */
export const tableReportQuerySchema = z.discriminatedUnion('report', tableQueries);
export type TableReportQuery = z.infer<typeof tableReportQuerySchema>;

export const reportQuerySchema = z.discriminatedUnion('report', [...tableQueries, boardPacket]);
export type ReportQuery = z.infer<typeof reportQuerySchema>;
export type QueryOf<Name extends RunName> = Extract<ReportQuery, { report: Name }>;
/** Those that the server runs by a query; reports of a walk are run from the walk. */
export type RunName = ReportQuery['report'];

/** The schools that were chosen by name. */
export function schoolsOfQuery(query: ReportQuery): readonly string[] {
  return query.report === 'accessList' ? [] : (query.schoolIds ?? []);
}

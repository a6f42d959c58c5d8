// One packet for a district or a school: which sections the person may print, their numbers, and the paper.
import { dateIn } from '@schooldog/domain/dates';
import { problem } from '@schooldog/domain/problems';
import { type QueryOf, reportQueries } from '@schooldog/domain/reports';
import {
  packetPeriod,
  lastPeriodOver,
  type PacketSection,
  packetSectionsFor,
} from '@schooldog/domain/reports/packet';
import type { Services } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { printer } from '../../../platform/pdf/index.ts';
import { defineReport, type ReportRequest, type ReportSource } from '../../../platform/reports/index.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { readLabels } from '../../entries/index.ts';
import { findSchool } from '../../schools/index.ts';
import { backlogNumbers } from './backlogStore.ts';
import { concernNumbers } from './concernStore.ts';
import { drillNumbers } from './drillStore.ts';
import { packetReport } from './packetReport.ts';
import type { PacketNumbers } from './parts.ts';
import { planNumbers } from './planStore.ts';
import type { PacketScope } from './scope.ts';
import { walkNumbers } from './walkStore.ts';

type Query = QueryOf<'boardPacket'>;
type Scope = PacketScope &
  Readonly<{ sections: readonly PacketSection[]; schoolName: string | null; district: string }>;

export const boardPacketReport = defineReport<Query, Scope>({
  name: 'boardPacket',
  query: reportQueries.boardPacket,
  scope: scopeOf,
  days: ({ period }) => period.days,
  parts: ({ sections }) => sections,
  total: async (_request, { sections }) => sections.length,
  facts: async () => [],
  columns: async () => [],
  /** It has no table. */
  async *rows() {
    yield [];
  },
  pdf: { write },
});

/** Without a school it is about the whole district. */
async function scopeOf({ services, actor, query }: ReportRequest<Query, Services>): Promise<Scope> {
  const { db } = services.database;
  const [schoolId = null] = query.schoolIds ?? [];
  const { districtName: district, timeZone } = await readOrganization(db);
  const school = schoolId === null ? null : await findSchool(db, schoolId);
  if (school === undefined) throw problem('school.notFound');
  const now = services.clock();
  const today = dateIn(now.toISOString(), timeZone);
  const period = packetPeriod(query.period, query.day ?? lastPeriodOver(query.period, today), today);
  if (period === null) throw problem('report.periodNotBegun');
  return {
    schoolIds: schoolId === null ? null : [schoolId],
    schoolName: school?.name ?? null,
    sections: packetSectionsFor(actor, schoolId),
    period,
    district,
    timeZone,
    now,
    today,
  };
}

async function write(
  {
    services,
    scope,
    language,
    onProgress,
  }: ReportSource<Query, Scope, Services> & Readonly<{ onProgress(rows: number): void }>,
  path: string,
): Promise<number> {
  printer.warm();
  const numbers = await packetNumbers(services.database.db, scope, language);
  const { sections } = scope;
  await printer.print(packetReport({ ...scope, numbers, language }), path, (placed) =>
    onProgress(sections.length * placed),
  );
  return sections.length;
}

export async function packetNumbers(
  reader: Reader,
  scope: PacketScope & Readonly<{ sections: readonly PacketSection[] }>,
  language: string,
): Promise<PacketNumbers> {
  const has = (section: PacketSection) => scope.sections.includes(section);
  const { category } = await readLabels(reader, language);
  return {
    ...(has('drills') ? { drills: await drillNumbers(reader, scope) } : {}),
    ...(has('walks') ? { walks: await walkNumbers(reader, scope) } : {}),
    ...(has('concerns') ? { concerns: await concernNumbers(reader, scope, category) } : {}),
    ...(has('backlog') ? { backlog: await backlogNumbers(reader, scope) } : {}),
    ...(has('plans') ? { plans: await planNumbers(reader, scope) } : {}),
  };
}

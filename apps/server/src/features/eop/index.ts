import { eopLimits } from '@schooldog/domain/eop';
import type { ServerFeature } from '../../platform/api/feature.ts';
import { planTiles, plansNeedingAttention } from './attention.ts';
import { certificationsInCalendar } from './calendar.ts';
import { daysBefore } from './content.ts';
import { deleteOldDraftKeys } from './contentStore.ts';
import { giveDefaultPlan } from './defaultSet.ts';
import { componentsAtSchool, followContacts, followLists } from './hooks.ts';
import { planExport } from './exports/planExport.ts';
import { eopTopics } from './live.ts';
import { eopProcedures } from './procedures.ts';
import { eopRecord, ownerType } from './record.ts';
import { eopCertificationReport } from './reports/eopCertification.ts';
import { reminderWorker } from './reminders/jobs.ts';

export const eop: ServerFeature<'eop'> = {
  procedures: eopProcedures,
  topics: eopTopics,
  workers: (services) => [reminderWorker(services)],
  hooks: {
    on: {
      'school.added': giveDefaultPlan,
      'eop.listsChanged': followLists,
      'contacts.changed': followContacts,
    },
    answers: {
      'attention.rows': plansNeedingAttention,
      'calendar.events': certificationsInCalendar,
      'school.tiles': planTiles,
      'school.uses': componentsAtSchool,
    },
  },
  fileViewers: {
    [ownerType]: async (reader, actor, { ownerId }) => void (await eopRecord.view(reader, actor, ownerId)),
  },
  exports: [planExport],
  reports: [eopCertificationReport],
  confidentialFiles: [ownerType],
  cleanup: (reader, now) => deleteOldDraftKeys(reader, daysBefore(now, eopLimits.draftKeyDays)),
};

export { certifiedPdf } from './certifiedPdf.ts';
export { stampPdf } from './pdf/index.ts';
export { eopRecord } from './record.ts';
export { editableSchool } from './school.ts';
export { componentsOfSchool, type EopRow } from './store.ts';
export { certifiedCopiesOf } from './certificationStore.ts';

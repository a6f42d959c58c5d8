import type { ServerFeature } from '../../platform/api/feature.ts';
import { roleChartExport } from './exports/roleChart.ts';
import { roleTableContent } from './listContent.ts';
import { roleTopics } from './live.ts';
import { rosterGaps } from './present.ts';
import { roleProcedures } from './procedures.ts';
import { rosterGapsReport } from './reports/rosterGaps.ts';
import {
  addRoleTable,
  followContacts,
  forgetSkill,
  tablesAtSchool,
  usesOfContact,
  usesOfSkill,
} from './uses.ts';

export const eopRoles: ServerFeature<'eopRoles'> = {
  procedures: roleProcedures,
  topics: roleTopics,
  hooks: {
    on: {
      'eop.roleTableAdded': addRoleTable,
      'skill.deleted': forgetSkill,
      'contacts.changed': followContacts,
    },
    answers: {
      'contact.uses': usesOfContact,
      'school.uses': tablesAtSchool,
      'skill.uses': usesOfSkill,
      'eop.listContent': roleTableContent,
      'eop.rosterGaps': rosterGaps,
    },
  },
  exports: [roleChartExport],
  reports: [rosterGapsReport],
};

export { shownTablesOf } from './present.ts';

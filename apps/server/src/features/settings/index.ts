import type { ServerFeature } from '../../platform/api/feature.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { settingsTopics } from './live.ts';
import { deleteOldChecks } from './outboxChecks.ts';
import { settingsProcedures } from './procedures.ts';

export const settings: ServerFeature<'settings'> = {
  procedures: settingsProcedures,
  topics: settingsTopics,
  cleanup: (_reader, now, services) => deleteOldChecks(services, now),
  hooks: {
    answers: {
      'school.uses': async (reader, { schoolId }) => {
        const { schoolGroupings } = await readOrganization(reader);
        const count = schoolGroupings.filter(({ schoolIds }) => schoolIds.includes(schoolId)).length;
        return { kind: 'groupings', count };
      },
    },
  },
};

export { readObservation } from './observation/store.ts';
export { lockDocument, writeDocument } from './store.ts';

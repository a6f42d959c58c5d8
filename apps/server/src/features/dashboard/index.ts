import { inAttentionOrder } from '@schooldog/domain/attention';
import { noFrameCounts } from '@schooldog/domain/dashboard';
import { dateIn } from '@schooldog/domain/dates';
import type { ServerFeature } from '../../platform/api/feature.ts';
import { read, readOwn } from '../../platform/api/procedure.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';

export const dashboard: ServerFeature<'dashboard'> = {
  procedures: {
    getFrameCounts: readOwn(async ({ services, actor }) => {
      const answers = await services.hooks.collect(services.database.db, 'frame.counts', { actor });
      const counts = { ...noFrameCounts };
      for (const some of answers) Object.assign(counts, some);
      return counts;
    }),

    /** Every row has its own rule, so every signed-in user can call it. */
    getAttention: read(async ({ services, actor, signedIn }) => {
      const { db } = services.database;
      const now = services.clock();
      const timeZone = await districtTimeZone(db, signedIn.settingsVersions);
      const query = { actor, now, today: dateIn(now.toISOString(), timeZone), timeZone };
      const answers = await services.hooks.collect(db, 'attention.rows', query);
      return { rows: inAttentionOrder(answers.flat()) };
    }),
  },
};

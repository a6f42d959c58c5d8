import { everythingChosen } from '@schooldog/domain/insights';
import { IconChartDots, IconTargetArrow } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { insightSearchOf } from './insightSearch.ts';

/** More schools make an address that proxies refuse; then the table shows all. */
const mostInAddress = 50;

export const shell: FeatureShell = {
  menu: [{ key: 'insights', to: '/insights', icon: IconChartDots }],
  attention: {
    schoolsBehind: {
      icon: IconTargetArrow,
      follows: ['entries', 'schools', 'settings'],
      to: '/insights',
      search: ({ schoolIds, month }) =>
        insightSearchOf({
          choice: everythingChosen,
          walkTypes: ['school'],
          schoolIds: schoolIds.length <= mostInAddress ? schoolIds : [],
          period: { from: month, to: month },
          picture: 'table',
        }),
    },
  },
  schoolTiles: {
    goal: {
      icon: IconTargetArrow,
      to: '/insights',
      search: ({ month }, schoolId) =>
        insightSearchOf({
          choice: everythingChosen,
          walkTypes: ['school'],
          schoolIds: [schoolId],
          period: { from: month, to: month },
          picture: 'table',
        }),
    },
  },
};

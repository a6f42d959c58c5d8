import { IconChecklist } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { AssessmentHost } from './AssessmentHost.tsx';
import { openBeginAssessment } from './begin/open.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'assessments', to: '/assessments', icon: IconChecklist }],
  actions: [
    { action: 'beginAssessment', start: (given) => openBeginAssessment({ schoolId: given?.schoolId }) },
  ],
  host: AssessmentHost,
};

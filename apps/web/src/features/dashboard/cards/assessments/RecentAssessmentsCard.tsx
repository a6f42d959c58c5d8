import { RecentAssessments } from '../../../assessments/index.ts';
import { Panel } from '../../Panel.tsx';

/** What was submitted last at a school. */
export function RecentAssessmentsCard() {
  return (
    <Panel>
      <RecentAssessments />
    </Panel>
  );
}

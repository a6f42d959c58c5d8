import { BeginHost } from './begin/BeginHost.tsx';
import { useRejectedAnswers } from './useRejectedAnswers.ts';

/** What assessments show over any page. */
export function AssessmentHost() {
  useRejectedAnswers();
  return <BeginHost />;
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { ScoreChip } from '../../../ui/ScoreChip.tsx';

/** The score of the assessment from which an entry was logged, once that is submitted. */
export function AssessmentScore({ assessmentId }: Readonly<{ assessmentId: string }>) {
  const { data } = useQuery(api.assessments.getAssessmentScore.queryOptions({ input: { assessmentId } }));
  const assessment = data?.assessment ?? null;
  return assessment?.status === 'submitted' ? <ScoreChip scored={assessment} name={assessment.name} /> : null;
}

import type { ListedAssessment } from '@schooldog/contract/assessments';
import { Link } from '@tanstack/react-router';

type Props = Readonly<{
  assessment: Pick<ListedAssessment, 'id' | 'status' | 'name'>;
  className?: string | undefined;
}>;

/** To its form while it is open, otherwise to what was submitted. */
export function AssessmentLink({ assessment: { id, status, name }, className }: Props) {
  const isOpen = status === 'created' || status === 'editing';
  return (
    <Link
      to={isOpen ? '/assessments/edit/$assessmentId' : '/assessments/submitted/$assessmentId'}
      params={{ assessmentId: id }}
      {...(className === undefined ? {} : { className })}
    >
      {name}
    </Link>
  );
}

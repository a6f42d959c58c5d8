import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import type { Assessed } from '../../../assessments/index.ts';

export type AssessmentRule = Readonly<{
  wasTried: boolean;
  /** Why the walk cannot be completed; null before somebody tried. */
  problem: string | null;
  /** Whether it can be completed. If not, what is missing is pointed at. */
  check(): boolean;
}>;

/** A walk is completed with the answers of all its assessments, except for those that are skipped. */
export function useAssessmentRule({ assessments, incomplete }: Assessed): AssessmentRule {
  const { t } = useTexts('features/assessments/inWalk');
  const [wasTried, setWasTried] = useState(false);
  const isMet = assessments !== undefined && incomplete.length === 0;
  return {
    wasTried,
    problem: !wasTried || isMet ? null : t(assessments === undefined ? 'notLoaded' : 'incomplete'),
    check: () => {
      setWasTried(true);
      return isMet;
    },
  };
}

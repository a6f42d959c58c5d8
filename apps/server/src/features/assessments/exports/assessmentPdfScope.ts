import type { StoredAssessment } from '../store.ts';

/** What one assessment is printed from. */
export type AssessmentPdfScope = Readonly<{
  assessment: StoredAssessment;
  school: string;
  district: string;
  timeZone: string;
}>;

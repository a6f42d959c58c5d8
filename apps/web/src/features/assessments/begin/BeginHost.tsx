import { Suspense, useEffect } from 'react';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { closeBeginAssessment, useBeginOpening } from './open.ts';

const BeginDialog = lazyPart(
  'dialog',
  async () =>
    (
      await importWithTexts(
        ['features/assessments/begin', 'features/schools', 'ui'],
        () => import('./BeginDialog.tsx'),
      )
    ).BeginDialog,
);

/** Shows the dialog over any page. */
export function BeginHost() {
  const opening = useBeginOpening();
  useEffect(() => closeBeginAssessment, []);
  if (opening === null) return null;
  return (
    <Suspense fallback={null}>
      <BeginDialog opening={opening} onClose={closeBeginAssessment} />
    </Suspense>
  );
}

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refetchSoon } from '../../platform/api/refetchSoon.ts';
import { anAssessment } from '../../testing/assessments.ts';
import { callsOf, fakeApi } from '../../testing/fakeApi.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { useShownAssessment } from './offlineAssessments.ts';

const assessment = anAssessment();

function Shown() {
  const state = useShownAssessment(assessment.id);
  return <p>{state.kind}</p>;
}

it('follows every entry within seconds, not only the first one', async () => {
  fakeApi({ 'assessments.getAssessment': () => assessment });
  await renderAs(someone('principal'), <Shown />);
  expect(await screen.findByText('shown')).toBeTruthy();
  for (const asked of [2, 3]) {
    void refetchSoon('entries');
    await expect.poll(() => callsOf('assessments.getAssessment').length, { timeout: 4_000 }).toBe(asked);
  }
});

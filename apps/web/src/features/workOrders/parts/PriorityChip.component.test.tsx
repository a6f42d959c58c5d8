import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { PriorityChip } from './PriorityChip.tsx';

it.each([
  [null, 'No priority', 'slate'],
  ['High', 'High', 'amber'],
  ['Urgent', 'Unknown', 'slate'],
])('%s is shown as "%s"', async (priority, words, tone) => {
  await renderAs(someone('principal'), <PriorityChip priority={priority} />);
  expect((await screen.findByText(words)).getAttribute('data-tone')).toBe(tone);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { useTimeText } from './useTimeText.ts';

function Monthly({ day }: Readonly<{ day: number }>) {
  return useTimeText()({ kind: 'monthly', day });
}

it.each([
  [1, 'On the 1st of every month'],
  [2, 'On the 2nd of every month'],
  [3, 'On the 3rd of every month'],
  [11, 'On the 11th of every month'],
  [23, 'On the 23rd of every month'],
  [31, 'On the last day of every month'],
])('day %i is said as people say it', async (day, text) => {
  await renderAs(someone('principal'), <Monthly day={day} />);
  expect(await screen.findByText(text)).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { SortableRow } from './SortableRow.tsx';

const place = { isFirst: true, isLast: false, onMove: () => undefined, onToggle: () => undefined };

it('has a switch where a card can be hidden, and none that looks off where it cannot', async () => {
  await renderAs(
    someone('principal'),
    <ul>
      <SortableRow arranged={{ card: 'actionPanel', canHide: false, isHidden: false }} {...place} />
      <SortableRow arranged={{ card: 'favoriteInsights', canHide: true, isHidden: false }} {...place} />
    </ul>,
  );
  expect(await screen.findByText('Always shown')).toBeTruthy();
  const [only, ...others] = screen.getAllByRole<HTMLInputElement>('switch');
  expect(others).toEqual([]);
  expect(only?.checked).toBe(true);
  expect(screen.getByLabelText('Favorite insights')).toBe(only);
});

import { expect, it } from 'vitest';
import { toggledSort } from './peopleSort.ts';

it('a column chosen again turns the order around, and activity begins with the latest', () => {
  const byName = { by: 'name', isDescending: false } as const;
  expect(toggledSort(byName, 'name')).toEqual({ by: 'name', isDescending: true });
  expect(toggledSort(byName, 'role')).toEqual({ by: 'role', isDescending: false });
  expect(toggledSort(byName, 'lastActive')).toEqual({ by: 'lastActive', isDescending: true });
  expect(toggledSort({ by: 'lastActive', isDescending: true }, 'lastActive')).toEqual({
    by: 'lastActive',
    isDescending: false,
  });
});

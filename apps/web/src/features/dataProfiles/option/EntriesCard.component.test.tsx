import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { EntriesCard } from './EntriesCard.tsx';
import type { ShownOption } from './shownOption.ts';

const time = '2026-10-05T14:30:00.000Z';
const option: ShownOption = {
  id: 'option00000000000000',
  dataProfileId: 'profile0000000000000',
  schoolId: oakHill.id,
  label: 'Cafeteria',
  aliases: [],
  attributes: {},
  isArchived: false,
  mergedIntoId: null,
  timeCreated: time,
  timeUpdated: time,
  profileName: 'Rooms',
  standsFor: null,
  mergedIds: [],
  uses: 78,
  months: Array.from({ length: 12 }, (_, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    entries: at + 1,
  })),
  files: [],
};

it('shows the entries at a location month by month, and leads to them', async () => {
  await renderAs(someone('principal'), <EntriesCard option={option} />);
  const entries = within(await screen.findByRole('region', { name: 'Entries' }));
  expect(entries.getByText(/78 entries total/)).toBeTruthy();
  expect(entries.getAllByRole('listitem')).toHaveLength(12);
  expect(entries.getByRole('link', { name: 'Show entries' }).getAttribute('href')).toBe(
    `/entries?schoolIds=${oakHill.id}&location=${option.dataProfileId}.${option.id}`,
  );
});

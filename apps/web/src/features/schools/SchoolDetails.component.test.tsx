import type { School, SchoolTile } from '@schooldog/domain/schools';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { oakHill } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { SchoolDetails } from './SchoolDetails.tsx';

const time = '2026-10-05T14:30:00.000Z';
const school: School = {
  ...oakHill,
  address: { street: '412 Oak Hill Road', city: 'Cedar Springs', state: 'GA', zip: '31021' },
  principalName: 'Pat Lane',
  principalOfficePhone: null,
  schoolOfficeNumber: null,
  principalEmail: '',
  website: '',
  contactPhone: null,
  fax: null,
  email: '',
  phone: null,
  links: [],
  timeArchived: null,
  timeCreated: time,
  timeUpdated: time,
};

const schoolKey = api.schools.getSchool.queryKey({ input: { schoolId: oakHill.id } });

it('shows nothing that the tiles would push away when they come', async () => {
  const tiles = Promise.withResolvers<{ tiles: SchoolTile[] }>();
  fakeApi({
    'schools.getSchool': () => school,
    'schools.getSchoolTiles': () => tiles.promise,
    'schools.listSchoolFiles': () => [],
    'schools.getSchoolHistory': () => ({ changes: [], next: null }),
  });
  await renderAs(someone('district_safety_coordinator'), <SchoolDetails schoolId={oakHill.id} />);
  await expect.poll(() => queryClient.getQueryState(schoolKey)?.status).toBe('success');
  expect(screen.queryByRole('button', { name: 'Edit school info' })).toBeNull();
  tiles.resolve({ tiles: [] });
  expect(await screen.findByRole('button', { name: 'Edit school info' })).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { tasksSettingsOf } from '@schooldog/domain/workOrders';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { aSeries } from '../../../testing/recurring.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { SeriesFacts } from './SeriesFacts.tsx';

it('says at which schools nothing is made anymore', async () => {
  const oldMill = { id: 'oldMill0000000000000', name: 'Old Mill', isArchived: true };
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, oldMill],
    'users.findPeople': () => ({ people: [], more: false }),
    'workOrders.getTasksSettings': () => tasksSettingsOf({}),
  });
  const series = aSeries({ schoolIds: [oldMill.id, oakHill.id] });
  await renderAs(someone('maintenance_supervisor'), <SeriesFacts series={series} hasCalendar={false} />);
  expect(
    await screen.findByText('Oak Hill Elementary, Old Mill (archived: no work orders are created there)'),
  ).toBeTruthy();
});

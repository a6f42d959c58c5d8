// One moment is one time on every screen, also for somebody who is in another zone than the district.
import { screen } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { anAlert, aWalk, oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { AlertedEntryCard } from './AlertedEntryCard.tsx';

const alert = anAlert();
const { resolvedOptions } = Intl.DateTimeFormat.prototype;

function browserIn(timeZone: string): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function of(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  fakeApi({
    'settings.getOrganization': () => organizationOf({ timeZone: 'America/New_York' }),
    'settings.getObservationSettings': () => observation,
  });
});

it.each([
  ['America/Los_Angeles', '10/5/2026 7:30am PDT'],
  ['America/New_York', '10/5/2026 10:30am'],
  // The same clock under another name.
  ['America/Detroit', '10/5/2026 10:30am'],
])('in %s the entry, its alert and its history say %s', async (timeZone, text) => {
  browserIn(timeZone);
  await renderAs(
    someone('principal'),
    <>
      <AlertedEntryCard alert={alert} />
      <ExactTime moment={alert.entry.timestamp} />
      <RelativeTime moment={alert.entry.timestamp} />
    </>,
  );
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(screen.getAllByTitle(text)).toHaveLength(1);
});

it('an entry that is still in a walk has no page, and names its walk', async () => {
  const { id, schoolId, status, timeCreated } = aWalk();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'walks.getWalkTitle': () => ({ walk: { id, schoolId, status, timeCreated } }),
  });
  await renderAs(
    someone('principal'),
    <AlertedEntryCard alert={anAlert({ walkId: id, isInWalk: true, imageUrls: ['/a.jpg'] })} />,
  );
  expect(await screen.findByRole('link', { name: /^From a walk at Oak Hill Elementary/ })).toHaveProperty(
    'href',
    expect.stringMatching(/\/walks\/walk\/walk0000000000000000\/inprogress$/),
  );
  expect(screen.getByText('This entry gets its own page when its walk completes.')).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(someItem.label) })).toBeTruthy();
  expect(screen.queryByText('This entry was deleted')).toBeNull();
});

it('people who may not open the walk read only that there was one', async () => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'walks.getWalkTitle': () => ({ walk: null }),
  });
  await renderAs(someone('sro'), <AlertedEntryCard alert={anAlert({ walkId: 'walk0000000000000000' })} />);
  expect(await screen.findByText('From a walk')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /walk/ })).toBeNull();
});

it('says how many photos are still on the way, and how many did not arrive', async () => {
  const imagesToFollow = { onTheWay: 2, missing: 1 };
  await renderAs(someone('principal'), <AlertedEntryCard alert={anAlert({ imagesToFollow })} />);
  expect(await screen.findAllByText('2 photos still uploading')).toHaveLength(1);
  expect(screen.queryByText("1 photo didn't upload")).not.toBeNull();
});

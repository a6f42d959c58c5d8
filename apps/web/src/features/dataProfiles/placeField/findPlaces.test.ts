import type { Place } from '@schooldog/contract/dataProfiles';
import { expect, it } from 'vitest';
import { findPlaces, placeCalled, shownPlaces } from './findPlaces.ts';

function place(profileName: string, label: string, aliases: string[] = []): Place {
  return { dataProfileId: profileName, profileName, optionId: `${profileName} ${label}`, label, aliases };
}

const places = [
  place('Doors', 'Door 1', ['Front entrance']),
  place('Doors', 'Gym'),
  place('Rooms', 'Café', ['Lunch room']),
  place('Rooms', 'Gym'),
  place('Rooms', 'Room 12'),
];

const labels = (typed: string) =>
  findPlaces(places, typed).groups.map(({ name, places: found }) => [
    name,
    ...found.map((one) => (one.alias === null ? one.place.label : `${one.place.label} (${one.alias})`)),
  ]);

it('finds by label, by alias and by list, without regard to capitals and accents', () => {
  expect(labels('')).toEqual([
    ['Doors', 'Door 1', 'Gym'],
    ['Rooms', 'Café', 'Gym', 'Room 12'],
  ]);
  expect(labels('CAFE')).toEqual([['Rooms', 'Café']]);
  expect(labels('entrance front')).toEqual([['Doors', 'Door 1 (Front entrance)']]);
  expect(labels('rooms gym')).toEqual([['Rooms', 'Gym']]);
  expect(labels('pool')).toEqual([]);
});

it('shows as many as somebody reads, and says how many more there are', () => {
  const many = Array.from({ length: shownPlaces + 5 }, (_, at) => place('Rooms', `Room ${at}`));
  const { groups, more } = findPlaces(many, 'room');
  expect([groups[0]?.places.length, more]).toEqual([shownPlaces, 5]);
});

it('knows a place by its whole name, unless two lists have it', () => {
  expect(placeCalled(places, ' room 12')?.optionId).toBe('Rooms Room 12');
  expect(placeCalled(places, 'Gym')).toBeNull();
  expect(placeCalled(places, 'Front entrance')).toBeNull();
  expect(placeCalled(places, ' ')).toBeNull();
});

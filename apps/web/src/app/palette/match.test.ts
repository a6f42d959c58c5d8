import { IconLink } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { groupCommands, matchingCommands, withFallbacksLast } from './match.ts';

function command(label: string, group = 'Pages') {
  return { id: label, label, group, icon: IconLink, run: () => undefined };
}
const commands = [
  command('Resource Links'),
  command('Get Support'),
  command('Oak Hill Elementary', 'Schools'),
  command('Hillside Middle', 'Schools'),
  command('Política de privacidad'),
];
const labels = (query: string) => matchingCommands(commands, query).map(({ label }) => label);

describe('the palette finds', () => {
  it('everything while nothing is typed', () => {
    expect(labels('')).toHaveLength(commands.length);
  });

  it('by any part of the name, beginnings first', () => {
    expect(labels('hill')).toEqual(['Hillside Middle', 'Oak Hill Elementary']);
  });

  it('by several words in any order', () => {
    expect(labels('elementary oak')).toEqual(['Oak Hill Elementary']);
  });

  it('whatever the accents and capitals', () => {
    expect(labels('POLITICA')).toEqual(['Política de privacidad']);
  });

  it('nothing where nothing fits', () => {
    expect(labels('zebra')).toEqual([]);
  });
});

it('groups stand in the order of their first command', () => {
  const groups = groupCommands(matchingCommands(commands, ''));
  expect(groups.map(({ group, commands: members }) => [group, members.length])).toEqual([
    ['Pages', 3],
    ['Schools', 2],
  ]);
});

it('a search elsewhere comes after everything that was found', () => {
  const search = { ...command('Search entries for “oak”', 'Entries'), isFallback: true } as const;
  const oakHill = command('Oak Hill Elementary', 'Schools');
  expect(withFallbacksLast([search, oakHill])).toEqual([oakHill, search]);
});

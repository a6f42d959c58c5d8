import { describe, expect, it } from 'vitest';
import { podiumOf, standingsOf } from './standings.ts';

const names = new Map(['Oak', 'Ash', 'Pine', 'Elm', 'Fir'].map((name) => [name.toLowerCase(), name]));
const scores = (entries: Readonly<Record<string, number>>) =>
  Object.entries(entries).map(([schoolId, count]) => ({ schoolId, entries: count }));
const placesOf = (entries: Readonly<Record<string, number>>) =>
  standingsOf(scores(entries), names).map(({ name, place }) => `${name} ${place}`);
const podium = (entries: Readonly<Record<string, number>>, own: readonly string[] = []) => {
  const { winners, own: after } = podiumOf(standingsOf(scores(entries), names), own);
  return [...winners.map(({ name, place }) => `${name} ${place}`), after === null ? null : after.name];
};

describe('places among schools', () => {
  it('are told by name, and equal numbers share one', () => {
    const places = placesOf({ pine: 4, oak: 9, ash: 4, elm: 0, fir: 1 });
    expect(places).toEqual(['Ash 2', 'Elm 5', 'Fir 4', 'Oak 1', 'Pine 2']);
  });

  it('leave out a school without a name but count it', () => {
    expect(placesOf({ secret: 10, oak: 9 })).toEqual(['Oak 2']);
  });
});

describe('the podium', () => {
  it('has three places at most, and none for a school without entries', () => {
    expect(podium({ oak: 1, ash: 4, pine: 3, elm: 2, fir: 0 })).toEqual(['Ash 1', 'Pine 2', 'Elm 3', null]);
    expect(podium({ oak: 0, ash: 4 })).toEqual(['Ash 1', null]);
    expect(podium({ oak: 0, ash: 0 })).toEqual([null]);
  });

  it('shows the best own school after the winners, unless one is among them', () => {
    const entries = { oak: 1, ash: 4, pine: 3, elm: 2, fir: 0 };
    expect(podium(entries, ['fir', 'oak']).at(-1)).toBe('Oak');
    expect(podium(entries, ['fir', 'pine']).at(-1)).toBe(null);
  });
});

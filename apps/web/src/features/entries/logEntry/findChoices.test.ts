import { describe, expect, it } from 'vitest';
import { choicesIn, choicesOf, findChoices } from './findChoices.ts';
import { pairsIn, withLatest, type Pair } from './recent.ts';

const category = (id: string, label: string, isArchived = false) => ({
  id,
  label,
  image: '',
  tags: [],
  isArchived,
});
const item = (id: string, label: string, ...categories: string[]) => ({
  id,
  label,
  categories,
  tags: [],
  isArchived: false,
});

const offered = {
  categories: [category('other', 'Other'), category('doors', 'Doors'), category('signs', 'Señales')],
  items: [
    item('other', 'Other', 'doors'),
    item('latch', 'Broken latch', 'doors'),
    item('exit', 'Exit blocked', 'doors', 'signs'),
    item('panel', 'Broken panel', 'doors'),
    item('brake', 'Panic brake missing', 'doors'),
  ],
};
const choices = choicesIn(offered, 'en');
const labels = (found: { label: string }[]) => found.map(({ label }) => label);

describe('what can be logged', () => {
  it('is alphabetical with Other last, and each observation stands in each of its categories', () => {
    expect(choices.map(({ categoryLabel, label }) => `${categoryLabel}: ${label}`)).toEqual([
      'Doors: Broken latch',
      'Doors: Broken panel',
      'Doors: Exit blocked',
      'Doors: Panic brake missing',
      'Doors: Other',
      'Señales: Exit blocked',
    ]);
  });

  it('is found by the beginning of a name first, then of a word, then anywhere', () => {
    expect(labels(findChoices(choices, 'pan'))).toEqual(['Panic brake missing', 'Broken panel']);
    expect(labels(findChoices(choices, 'LATCH'))).toEqual(['Broken latch']);
    expect(labels(findChoices(choices, 'ake'))).toEqual(['Panic brake missing']);
    expect(findChoices(choices, 'zebra')).toEqual([]);
  });

  it('is found by its own name before others by their category', () => {
    const doors = choicesIn(
      {
        categories: [category('doors', 'Doors'), category('gym', 'Gym')],
        items: [item('alarm', 'Alarm', 'doors'), item('door', 'Gym door', 'gym')],
      },
      'en',
    );
    expect(labels(findChoices(doors, 'door'))).toEqual(['Gym door', 'Alarm']);
  });

  it('is found by all words in any order, by its category, and without accents', () => {
    expect(labels(findChoices(choices, 'missing panic'))).toEqual(['Panic brake missing']);
    expect(findChoices(choices, 'senales')).toMatchObject([{ categoryId: 'signs', itemId: 'exit' }]);
  });
});

describe('recent ones', () => {
  const pair = (itemId: string): Pair => ({ categoryId: 'doors', itemId });

  it('come latest first, each once, and never without end', () => {
    expect(withLatest([pair('a'), pair('b')], pair('b'))).toEqual([pair('b'), pair('a')]);
    const many = Array.from({ length: 30 }, (_, at) => pair(String(at)));
    expect(withLatest(many, pair('new'))).toHaveLength(12);
  });

  it('leave out what can no longer be logged, and what something else wrote there', () => {
    expect(labels(choicesOf([pair('gone'), pair('latch'), pair('latch')], choices))).toEqual([
      'Broken latch',
    ]);
    expect(pairsIn('[{"categoryId":"doors"}, 7, {"categoryId":"doors","itemId":"latch"}]')).toEqual([
      pair('latch'),
    ]);
    expect(pairsIn('{')).toEqual([]);
    expect(pairsIn(null)).toEqual([]);
  });
});

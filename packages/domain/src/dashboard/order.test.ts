import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { arrangeableCards, arrangeCards, dashboardOrderSchema, orderToStore } from './index.ts';

const entry = (value: string, isDisabled = false) => ({ value, label: value, isDisabled });

describe('arranging the dashboard', () => {
  it('follows the user’s order, with cards never arranged at the end in the default order', () => {
    const order = [entry('goTo', true), entry('topWalkers')];
    const visible = ['actionPanel', 'topWalkers', 'mySchools', 'goTo'] as const;
    expect(arrangeCards(order, visible)).toEqual([
      { card: 'goTo', isHidden: true, canHide: true },
      { card: 'topWalkers', isHidden: false, canHide: false },
      { card: 'actionPanel', isHidden: false, canHide: false },
      { card: 'mySchools', isHidden: false, canHide: true },
    ]);
  });

  it('puts "Needs attention" first until the user moves it', () => {
    const visible = ['needsAttention', 'actionPanel', 'goTo'] as const;
    const cardsOf = (order: Parameters<typeof arrangeCards>[0]) =>
      arrangeCards(order, visible).map(({ card }) => card);
    expect(cardsOf([entry('goTo'), entry('actionPanel')])).toEqual(['needsAttention', 'goTo', 'actionPanel']);
    const moved = [entry('goTo'), entry('actionPanel'), entry('needsAttention')];
    expect(cardsOf(moved)).toEqual(['goTo', 'actionPanel', 'needsAttention']);
  });

  it.each(['actionPanel', 'myWalks', 'schoolLeaderboard', 'topWalkers'] as const)(
    '%s cannot be switched off, whatever is stored',
    (card) => {
      expect(arrangeCards([entry(card, true)], [card])).toEqual([{ card, isHidden: false, canHide: false }]);
    },
  );

  it('shows each visible card once and nothing else, whatever is stored', () => {
    const anyOrder = fc.array(
      fc.record({
        value: fc.oneof(fc.constantFrom(...arrangeableCards), fc.string({ maxLength: 10 })),
        label: fc.constant(''),
        isDisabled: fc.boolean(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(anyOrder, fc.subarray([...arrangeableCards]), (order, visible) => {
        const cards = arrangeCards(order, visible).map(({ card }) => card);
        expect(cards.toSorted()).toEqual(visible.toSorted());
      }),
      runs(100),
    );
  });

  it('keeps the position of cards that are not visible at the moment', () => {
    const before = [entry('recentAssessments', true), entry('goTo')];
    const stored = orderToStore([{ card: 'goTo', isHidden: true }], before, (card) => `the ${card}`);
    expect(dashboardOrderSchema.parse(stored)).toEqual([
      { value: 'goTo', label: 'the goTo', isDisabled: true },
      entry('recentAssessments', true),
    ]);
  });
});

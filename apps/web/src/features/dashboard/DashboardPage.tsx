import { Group } from '@mantine/core';
import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import { useState } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';
import { preloadFromDevice, useAreLoaded } from '../../platform/lazyParts/useAreLoaded.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { useAttention } from './cards/attention/useAttention.ts';
import classes from './DashboardPage.module.css';
import { Greeting } from './Greeting.tsx';
import { SettlingCards } from './SettlingCards.tsx';
import { useArrangement } from './useArrangement.ts';
import { useShortcut } from './useShortcut.ts';
import { useSettling } from './useSettling.ts';

const Board = lazyPart('section', async () => (await import('./boardParts.ts')).Board);
const CustomizeButton = lazyPart('section', async () => (await import('./boardParts.ts')).CustomizeButton);
const parts = [Board, CustomizeButton];
preloadFromDevice(parts);

const firstOnPhone: ReadonlySet<ArrangeableCard> = new Set(['needsAttention', 'actionPanel']);

export function DashboardPage() {
  const isPhone = useIsPhone();
  const { isOffline } = useConnectivity();
  const [isOpen, setIsOpen] = useState(false);
  const isNew = useSettling(!isOffline);
  const isForAction = useShortcut();
  const arrangement = useArrangement();
  const isThere = useAreLoaded(parts);
  const cards = arrangement.filter(({ isHidden }) => !isHidden);

  // A phone opens on what needs a person and what they came to do; the rest is one touch away.
  const isFolded = isPhone && !isOpen && cards.some(({ card }) => card === 'actionPanel');
  const shown = cards.map(({ card }) => card).filter((card) => !isFolded || firstOnPhone.has(card));
  // What a phone is opened for is there as soon as its place is known.
  const attention = useAttention(isPhone && shown.includes('needsAttention'));
  const isSettling = isNew && (!isPhone || attention.isLoading);
  const canCustomize = isThere && !isOffline && !(isPhone && isOpen);
  const customize = canCustomize ? <CustomizeButton arrangement={arrangement} /> : null;

  return (
    <>
      <Group justify="space-between" align="flex-start" gap="md" mb="xl">
        <Greeting />
        {isFolded ? null : <div className={classes.tools}>{customize}</div>}
      </Group>
      {isSettling || !isThere ? <SettlingCards cards={shown} /> : null}
      {isThere ? (
        <Board
          cards={shown}
          isHidden={isSettling}
          isFolded={isFolded}
          onUnfold={() => setIsOpen(true)}
          tools={customize}
          asksForOldWalks={!isForAction}
        />
      ) : null}
    </>
  );
}

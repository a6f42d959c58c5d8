import { Group } from '@mantine/core';
import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import { useDeferredValue, useState } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';
import { preloadFromDevice, useAreLoaded } from '../../platform/lazyParts/useAreLoaded.ts';
import { useHeldFirstScreen } from '../../platform/useHeldFirstScreen.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { AttentionCard } from './cards/attention/AttentionCard.tsx';
import { useAttention } from './cards/attention/useAttention.ts';
import { DashboardCard } from './DashboardCard.tsx';
import classes from './DashboardPage.module.css';
import { Greeting } from './Greeting.tsx';
import { SettlingCards } from './SettlingCards.tsx';
import { useArrangement } from './useArrangement.ts';
import { useShortcut } from './useShortcut.ts';
import { useSettling } from './useSettling.ts';

const CardBody = lazyPart('section', async () => (await import('./boardParts.ts')).CardBody);
const BelowCards = lazyPart('section', async () => (await import('./boardParts.ts')).BelowCards);
const CustomizeButton = lazyPart('section', async () => (await import('./boardParts.ts')).CustomizeButton);
const OldWalks = lazyPart('section', async () => (await import('./boardParts.ts')).OldWalks);
const parts = [CardBody, BelowCards, CustomizeButton, OldWalks];
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
  // What a dashboard is opened for is there before the rest of it.
  const attention = useAttention(shown.includes('needsAttention'));
  // Shown with its rows at once, which are drawn in short steps (CardQuery).
  const isAttentionAwaited = useDeferredValue(attention.isLoading);
  useHeldFirstScreen(isAttentionAwaited);
  const isSettling = isNew && (!isPhone || isAttentionAwaited);
  const canCustomize = isThere && !isOffline && !(isPhone && isOpen);
  const customize = canCustomize ? <CustomizeButton arrangement={arrangement} /> : null;

  return (
    <>
      <Group justify="space-between" align="flex-start" gap="md" mb="xl">
        <Greeting />
        {isFolded ? null : <div className={classes.tools}>{customize}</div>}
      </Group>
      {isSettling ? <SettlingCards cards={shown} /> : null}
      {/* Behind the places that stand there for a moment, the cards already ask for what they show. */}
      <div hidden={isSettling}>
        <div className={classes.cards}>
          {shown.map((card) => (
            <DashboardCard key={card} card={card}>
              {card === 'needsAttention' ? <AttentionCard /> : isThere ? <CardBody card={card} /> : null}
            </DashboardCard>
          ))}
        </div>
        {isFolded && isThere ? (
          <BelowCards cards={shown} onUnfold={() => setIsOpen(true)} tools={customize} />
        ) : null}
      </div>
      {isThere && !isForAction ? <OldWalks /> : null}
    </>
  );
}

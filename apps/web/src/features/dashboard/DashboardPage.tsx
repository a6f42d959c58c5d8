import { Button, Group } from '@mantine/core';
import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { useAttention } from './cards/attention/useAttention.ts';
import { CustomizeButton } from './customize/CustomizeButton.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import classes from './DashboardPage.module.css';
import { Greeting } from './Greeting.tsx';
import { OldWalks } from './oldWalks/OldWalks.tsx';
import { PhoneStart } from './PhoneStart.tsx';
import { SettlingCards } from './SettlingCards.tsx';
import { useArrangement } from './useArrangement.ts';
import { useShortcut } from './useShortcut.ts';
import { useSettling } from './useSettling.ts';

const firstOnPhone: ReadonlySet<ArrangeableCard> = new Set(['needsAttention', 'actionPanel']);

export function DashboardPage() {
  const { t } = useTranslation('features/dashboard');
  const isPhone = useIsPhone();
  const { isOffline } = useConnectivity();
  const [isOpen, setIsOpen] = useState(false);
  const isNew = useSettling(!isOffline);
  const isForAction = useShortcut();
  const arrangement = useArrangement();
  const cards = arrangement.filter(({ isHidden }) => !isHidden);

  // A phone opens on what needs a person and what they came to do; the rest is one touch away.
  const isFolded = isPhone && !isOpen && cards.some(({ card }) => card === 'actionPanel');
  const shown = cards.map(({ card }) => card).filter((card) => !isFolded || firstOnPhone.has(card));
  // What a phone is opened for is there as soon as its place is known.
  const attention = useAttention(isPhone && shown.includes('needsAttention'));
  const isSettling = isNew && (!isPhone || attention.isLoading);
  const canCustomize = !isOffline && !(isPhone && isOpen);
  const customize = canCustomize ? <CustomizeButton arrangement={arrangement} /> : null;

  return (
    <>
      <Group justify="space-between" align="flex-start" gap="md" mb="xl">
        <Greeting />
        {isFolded ? null : <div className={classes.tools}>{customize}</div>}
      </Group>
      {isSettling ? <SettlingCards cards={shown} /> : null}
      <div hidden={isSettling}>
        <div className={classes.cards}>
          {shown.map((card) => (
            <DashboardCard key={card} card={card} />
          ))}
        </div>
        {isFolded ? <PhoneStart hasAttentionCard={shown.includes('needsAttention')} /> : null}
        {isFolded ? (
          <Group gap="sm" mt="xl">
            <Button
              variant="default"
              size="md"
              leftSection={<IconLayoutDashboard size={20} aria-hidden />}
              onClick={() => setIsOpen(true)}
            >
              {t('viewDashboard')}
            </Button>
            {customize}
          </Group>
        ) : null}
      </div>
      {isForAction ? null : <OldWalks />}
    </>
  );
}

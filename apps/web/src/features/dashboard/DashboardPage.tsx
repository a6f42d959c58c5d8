import { Button, Group, Stack } from '@mantine/core';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { CustomizeButton } from './customize/CustomizeButton.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { Greeting } from './Greeting.tsx';
import { useArrangement } from './useArrangement.ts';
import { useSettling } from './useSettling.ts';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const isPhone = useIsPhone();
  const { isOffline } = useConnectivity();
  const [isOpen, setIsOpen] = useState(false);
  const isSettling = useSettling(!isPhone && !isOffline);
  const arrangement = useArrangement();
  const cards = arrangement.filter(({ isHidden }) => !isHidden);

  // A phone opens on what a person came to do; the rest is one touch away.
  const isFolded = isPhone && !isOpen && cards.some(({ card }) => card === 'actionPanel');
  const canCustomize = !isOffline && !(isPhone && isOpen);
  const customize = canCustomize ? <CustomizeButton arrangement={arrangement} /> : null;

  return (
    <>
      <Group justify="space-between" align="flex-start" gap="md" mb="xl">
        <Greeting />
        {isFolded ? null : customize}
      </Group>
      {isSettling ? (
        <Stack gap="lg" aria-busy="true">
          {cards.map(({ card }) => (
            <CardSkeleton key={card} />
          ))}
        </Stack>
      ) : (
        cards
          .filter(({ card }) => !isFolded || card === 'actionPanel')
          .map(({ card }) => <DashboardCard key={card} card={card} />)
      )}
      {isFolded ? (
        <Group gap="sm">
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
    </>
  );
}

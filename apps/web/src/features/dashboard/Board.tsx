import { Button, Group } from '@mantine/core';
import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import { IconLayoutDashboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DashboardCard } from './DashboardCard.tsx';
import classes from './DashboardPage.module.css';
import { OldWalks } from './oldWalks/OldWalks.tsx';
import { PhoneStart } from './PhoneStart.tsx';

type Props = Readonly<{
  cards: readonly ArrangeableCard[];
  /** Behind the places that stand there for a moment, the cards already ask for what they show. */
  isHidden: boolean;
  isFolded: boolean;
  onUnfold(): void;
  /** Beside the way to the other cards. */
  tools: ReactNode;
  asksForOldWalks: boolean;
}>;

export function Board({ cards, isHidden, isFolded, onUnfold, tools, asksForOldWalks }: Props) {
  const { t } = useTranslation('features/dashboard');
  return (
    <>
      <div hidden={isHidden}>
        <div className={classes.cards}>
          {cards.map((card) => (
            <DashboardCard key={card} card={card} />
          ))}
        </div>
        {isFolded ? <PhoneStart hasAttentionCard={cards.includes('needsAttention')} /> : null}
        {isFolded ? (
          <Group gap="sm" mt="xl">
            <Button
              variant="default"
              size="md"
              leftSection={<IconLayoutDashboard size={20} aria-hidden />}
              onClick={onUnfold}
            >
              {t('viewDashboard')}
            </Button>
            {tools}
          </Group>
        ) : null}
      </div>
      {asksForOldWalks ? <OldWalks /> : null}
    </>
  );
}

import { Button, Group } from '@mantine/core';
import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import { IconLayoutDashboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { PhoneStart } from './PhoneStart.tsx';

type Props = Readonly<{
  cards: readonly ArrangeableCard[];
  onUnfold(): void;
  /** Beside the way to the other cards. */
  tools: ReactNode;
}>;

/** On a phone that shows its first cards only. */
export function BelowCards({ cards, onUnfold, tools }: Props) {
  const { t } = useTexts('features/dashboard');
  return (
    <>
      <PhoneStart hasAttentionCard={cards.includes('needsAttention')} />
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
    </>
  );
}

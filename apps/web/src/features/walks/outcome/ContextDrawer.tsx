import { Drawer, Text } from '@mantine/core';
import type { WalkContext } from '@schooldog/domain/walks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ContextDrawer.module.css';

type Props = Readonly<{ context: WalkContext; isOpen: boolean; onClose(): void }>;

/** What the day was like, and what those in the walk noted at its end. */
export function ContextDrawer({ context, isOpen, onClose }: Props) {
  const { t } = useTranslation(['features/walks/parts', 'ui']);
  const { weatherPrecipitation, weatherTemperature, weatherComment, additionalNotes } = context;
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={400}
      title={t('context.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'ui' }), size: 44 }}
    >
      <dl className={classes.facts}>
        <Fact label={t('context.weatherPrecipitation')}>
          {weatherPrecipitation === null ? '' : t(`precipitations.${weatherPrecipitation}`)}
        </Fact>
        <Fact label={t('context.weatherTemperature')}>
          {weatherTemperature === null ? '' : t(`temperatures.${weatherTemperature}`)}
        </Fact>
        <Fact label={t('context.weatherComment')}>{weatherComment}</Fact>
        <Fact label={t('context.additionalNotes')}>{additionalNotes}</Fact>
      </dl>
    </Drawer>
  );
}

function Fact({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  const { t } = useTranslation('features/walks/parts');
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.written}>
        {children === '' ? (
          <Text span c="dimmed">
            {t('context.notGiven')}
          </Text>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

import { Card, Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OptionMenu } from '../option/OptionMenu.tsx';
import classes from './OptionCards.module.css';
import { OptionLink } from './OptionLink.tsx';
import { OptionState } from './OptionState.tsx';
import type { OptionsProps } from './profile.ts';

export function OptionCards({ schoolId, options, isOffline, onTask }: OptionsProps) {
  const { t } = useTexts('features/dataProfiles');
  return (
    <ul className={classes.list}>
      {options.map((option) => (
        <Card key={option.id} component="li" withBorder padding="sm" className={classes.card ?? ''}>
          <div className={classes.words}>
            <OptionLink schoolId={schoolId} option={option} />
            <OptionState option={option} />
            {option.aliases.length === 0 ? null : (
              <Text size="sm">{t('profile.also', { names: option.aliases.join(', ') })}</Text>
            )}
            <Text size="sm" c="dimmed">
              {Object.entries(option.attributes)
                .map(([name, value]) => `${name}: ${value}`)
                .join(' · ')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('profile.uses', { count: option.uses })}
            </Text>
          </div>
          {isOffline ? null : (
            <div className={classes.above}>
              <OptionMenu option={option} onTask={onTask} />
            </div>
          )}
        </Card>
      ))}
    </ul>
  );
}

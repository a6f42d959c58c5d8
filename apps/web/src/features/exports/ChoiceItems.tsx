import { Menu, Text } from '@mantine/core';
import type { ExportFormat } from '@schooldog/domain/exports';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { type Choice, off } from './choice.ts';
import classes from './ChoiceItems.module.css';

type Props = Readonly<{ choices: readonly Choice[]; onChoose(format: ExportFormat): void }>;

export function ChoiceItems({ choices, onChoose }: Props) {
  const { t } = useTexts('features/exports');
  return choices.map(({ format, Icon, help, reason }) => (
    <Menu.Item
      key={format}
      className={classes.item ?? ''}
      leftSection={<Icon size={20} aria-hidden />}
      {...(reason === null ? {} : off)}
      closeMenuOnClick={reason === null}
      onClick={() => (reason === null ? onChoose(format) : undefined)}
    >
      <span className={classes.name}>{t(`${format}.name`)}</span>
      <Text span className={classes.why ?? ''} size="sm">
        {reason ?? help}
      </Text>
    </Menu.Item>
  ));
}

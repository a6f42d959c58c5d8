import { Table, Text } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OptionMenu } from '../option/OptionMenu.tsx';
import { OptionLink } from './OptionLink.tsx';
import { OptionState } from './OptionState.tsx';
import classes from './OptionTable.module.css';
import type { OptionsProps } from './profile.ts';

export function OptionTable({ label, schoolId, options, isOffline, onTask }: OptionsProps) {
  const { t, language } = useTexts('features/dataProfiles');
  return (
    <Table className={classes.table ?? ''} aria-label={label} verticalSpacing={6} horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.label ?? ''}>{t('profile.columns.label')}</Table.Th>
          <Table.Th className={classes.aliases ?? ''}>{t('profile.columns.aliases')}</Table.Th>
          <Table.Th>{t('profile.columns.attributes')}</Table.Th>
          <Table.Th className={classes.uses ?? ''}>{t('profile.columns.uses')}</Table.Th>
          <Table.Th
            data-screen-only
            className={classes.menu ?? ''}
            aria-label={t('profile.columns.actions')}
          />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {options.map((option) => (
          <Table.Tr key={option.id} className={classes.row ?? ''}>
            <Table.Td>
              <OptionLink schoolId={schoolId} option={option} />
              <OptionState option={option} />
            </Table.Td>
            <Table.Td>
              <Text size="sm">{option.aliases.join(', ')}</Text>
            </Table.Td>
            <Table.Td>
              <Text size="sm" c="dimmed">
                {Object.entries(option.attributes)
                  .map(([name, value]) => `${name}: ${value}`)
                  .join(' · ')}
              </Text>
            </Table.Td>
            <Table.Td className={classes.uses ?? ''}>{numberText(option.uses, language)}</Table.Td>
            <Table.Td data-screen-only className={classes.above ?? ''}>
              {isOffline ? null : <OptionMenu option={option} onTask={onTask} />}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

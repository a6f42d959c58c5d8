import { Text } from '@mantine/core';
import type { StaffRead } from '@schooldog/contract/staffReads';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../ui/ExactTime.tsx';
import classes from './StaffReads.module.css';
import { useReadWords } from './useReadWords.ts';

export function StaffReadRow({ read }: Readonly<{ read: StaffRead }>) {
  const { t } = useTexts('features/staffReads');
  const { what, details } = useReadWords(read);
  const { count } = read;
  const words = [...(count === null ? [] : [t('records', { count })]), ...details];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text className={classes.line ?? ''}>
          <b>{what}</b> · {read.userName ?? t('deletedPerson')}
        </Text>
        {words.length === 0 ? null : (
          <Text size="sm" c="dimmed" className={classes.line ?? ''}>
            {words.join(' · ')}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" component="span" className={classes.time ?? ''}>
        <ExactTime moment={read.time} />
      </Text>
    </li>
  );
}

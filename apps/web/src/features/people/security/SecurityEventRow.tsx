import { Text, ThemeIcon } from '@mantine/core';
import type { SecurityEvent } from '@schooldog/contract/people';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { deviceName } from '../../account/index.ts';
import { kindLooks } from './kindLooks.ts';
import classes from './SecurityLog.module.css';
import { useDetailWords } from './useDetailWords.ts';

export function SecurityEventRow({ event }: Readonly<{ event: SecurityEvent }>) {
  const { t } = useTexts('features/people/security');
  const detailWords = useDetailWords();
  const { icon: Icon, color } = kindLooks[event.kind];
  const { browser, system } = deviceName(event.userAgent);
  const device =
    browser !== null && system !== null ? t('nameOn', { browser, system }) : (browser ?? t('unknownDevice'));
  const who = event.userName ?? (event.userId === null ? t('unknownPerson') : t('deletedPerson'));
  const isByOther = event.byUserId !== null && event.byUserId !== event.userId;
  const place = event.address === '' ? [] : [device, t('address', { address: event.address })];

  return (
    <li className={classes.row}>
      <ThemeIcon variant="light" color={color} size={36} radius="xl" aria-hidden>
        <Icon size={20} stroke={1.6} />
      </ThemeIcon>
      <div className={classes.words}>
        <Text className={classes.first}>
          <b>{t(`kinds.${event.kind}`)}</b> · {who}
          {isByOther ? ` ${t('by', { name: event.byUserName ?? t('deletedPerson') })}` : ''}
        </Text>
        <Text size="sm" c="dimmed" className={classes.first}>
          {[...detailWords(event), ...place].join(' · ')}
        </Text>
      </div>
      <Text size="sm" c="dimmed" component="span" className={classes.time}>
        <RelativeTime moment={event.time} />
      </Text>
    </li>
  );
}

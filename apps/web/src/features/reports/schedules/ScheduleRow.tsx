import { Text } from '@mantine/core';
import type { ShownSchedule } from '@schooldog/contract/reports';
import { listText } from '@schooldog/domain/kernel';
import { IconAlertTriangle, IconCalendarRepeat, IconPlayerPause } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { shortDay } from '../../../ui/shortDay.ts';
import classes from '../runs/RunRow.module.css';
import { useQueryWords } from '../runs/useQueryWords.ts';
import { ScheduleMenu } from './ScheduleMenu.tsx';
import { useTimeText } from './useTimeText.ts';

type Props = Readonly<{ schedule: ShownSchedule; onEdit(): void }>;

const mostNames = 3;

export function ScheduleRow({ schedule, onEdit }: Props) {
  const { t } = useTexts('features/reports/schedules');
  const { t: tReports } = useTexts('features/reports');
  const { userId } = useActor();
  const queryWords = useQueryWords();
  const timeText = useTimeText();
  const { query, format, isPaused, nextDay, ownerUserId, ownerName } = schedule;
  const report = tReports(`reports.${query.report}.name`);
  const when = [timeText(schedule.time), ...(isPaused ? [] : [t('next', { day: shortDay(nextDay) })])];
  return (
    <li className={classes.row}>
      <IconCalendarRepeat size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.name}>{schedule.title}</span>
        <Text size="sm" c="dimmed" component="p" m={0}>
          {[report, ...queryWords(query), format.toUpperCase()].join(' · ')}
        </Text>
        <Text size="sm" component="p" m={0}>
          {when.join(', ')}
        </Text>
        <Recipients schedule={schedule} />
        {ownerUserId === userId ? null : (
          <Text size="sm" c="dimmed" component="p" m={0}>
            {t('ownedBy', { name: ownerName ?? t('unknownPerson') })}
          </Text>
        )}
        <LastResult schedule={schedule} />
        <Marks schedule={schedule} />
      </div>
      <ScheduleMenu schedule={schedule} onEdit={onEdit} />
    </li>
  );
}

function Recipients({ schedule: { recipients } }: Readonly<{ schedule: ShownSchedule }>) {
  const { t, language } = useTexts('features/reports/schedules');
  const nameOf = ({ name }: ShownSchedule['recipients'][number]) => name ?? t('unknownPerson');
  const shortList = (people: ShownSchedule['recipients']) => {
    const names = people.slice(0, mostNames).map(nameOf);
    const more = people.length - names.length;
    return listText(more > 0 ? [...names, t('more', { count: more })] : names, language);
  };
  const without = recipients.filter(({ mayReceive }) => !mayReceive);
  return (
    <>
      <Text size="sm" c="dimmed" component="p" m={0}>
        {recipients.length === 0 ? t('toNobody') : t('to', { people: shortList(recipients) })}
      </Text>
      {without.length === 0 ? null : (
        <Text size="sm" c="orange.8" component="p" m={0}>
          {t('notReceiving', { count: without.length, people: shortList(without) })}
        </Text>
      )}
    </>
  );
}

function LastResult({ schedule: { lastResult } }: Readonly<{ schedule: ShownSchedule }>) {
  const { t } = useTexts('features/reports/schedules');
  if (lastResult === null) return null;
  const { outcome, sent, leftOut, failed } = lastResult;
  const day = shortDay(lastResult.day);
  const first = outcome === 'sent' ? t('result.sent', { count: sent, day }) : t(`result.${outcome}`, { day });
  const others =
    outcome === 'sent'
      ? [
          ...(leftOut > 0 ? [t('result.leftOut', { count: leftOut })] : []),
          ...(failed > 0 ? [t('result.notMade', { count: failed })] : []),
        ]
      : [];
  return (
    <Text size="sm" c="dimmed" component="p" m={0}>
      {[first, ...others].join(', ')}
    </Text>
  );
}

function Marks({ schedule: { isPaused, needsOwner } }: Readonly<{ schedule: ShownSchedule }>) {
  const { t } = useTexts('features/reports/schedules');
  if (!isPaused) return null;
  return (
    <span className={classes.mark} data-tone={needsOwner ? 'orange' : 'slate'}>
      {needsOwner ? <IconAlertTriangle size={14} aria-hidden /> : <IconPlayerPause size={14} aria-hidden />}
      {t(needsOwner ? 'needsOwner' : 'paused')}
    </span>
  );
}

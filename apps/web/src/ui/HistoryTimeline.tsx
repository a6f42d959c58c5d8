import { Button, Stack, Text, Timeline } from '@mantine/core';
import type { History } from '@schooldog/contract';
import { IconPencil } from '@tabler/icons-react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { RelativeTime } from './RelativeTime.tsx';

export type TimelineWords = Readonly<{
  fieldLabel(field: string): string;
  /** How a stored value is written; null means that there is none. */
  valueText(field: string, value: unknown): string | null;
  /** For a change that is one event and has no values to compare, such as "recorded this drill". */
  eventText?(field: string): string | undefined;
}>;

type Props = TimelineWords & Readonly<{ changes: History['changes']; onMore: (() => void) | undefined }>;

/** What changed, newest first: who, which field, from what to what, when. */
export function HistoryTimeline({ changes, fieldLabel, valueText, eventText, onMore }: Props) {
  const { t } = useTexts('ui');
  const said = (field: string, value: unknown) => valueText(field, value) ?? t('history.nothing');
  if (changes.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        {t('history.empty')}
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      <Timeline bulletSize={20} lineWidth={2}>
        {changes.map(({ sequence, time, userName, field, from, to }) => {
          const event = eventText?.(field);
          return (
            <Timeline.Item key={`${sequence} ${field}`} bullet={<IconPencil size={12} aria-hidden />}>
              <Text size="sm">
                <Text span fw={600}>
                  {userName ?? t('history.system')}
                </Text>{' '}
                {event ?? t('history.changed', { field: fieldLabel(field) })}
              </Text>
              {event === undefined ? (
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {`${said(field, from)} → ${said(field, to)}`}
                </Text>
              ) : null}
              <Text size="xs" c="dimmed">
                <RelativeTime moment={time} />
              </Text>
            </Timeline.Item>
          );
        })}
      </Timeline>
      {onMore === undefined ? null : (
        <Button variant="subtle" size="compact-md" onClick={onMore}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  );
}

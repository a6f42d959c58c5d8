import { Badge, Text, UnstyledButton } from '@mantine/core';
import type { ClientError } from '@schooldog/contract/clientErrors';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import classes from './ClientErrors.module.css';

type Props = Readonly<{ error: ClientError; onOpen(): void }>;

export function ClientErrorRow({ error, onOpen }: Props) {
  const { t } = useTexts('features/clientErrors');
  const [newest = ''] = error.versions.slice(-1);
  const others = error.versions.length - 1;
  return (
    <li>
      <UnstyledButton className={classes.open ?? ''} onClick={onOpen}>
        <span className={classes.words}>
          <Text component="span" className={classes.message ?? ''} fw={600}>
            {error.name}: {error.message}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {t(`kinds.${error.kind}`)} · {t('version', { version: newest })}
            {others > 0 ? ` ${t('otherVersions', { count: others })}` : ''} ·{' '}
            <RelativeTime moment={error.timeLastSeen} />
          </Text>
        </span>
        <Badge variant="default" tt="none">
          {t('times', { count: error.count })}
        </Badge>
      </UnstyledButton>
    </li>
  );
}

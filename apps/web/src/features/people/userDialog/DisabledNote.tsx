import { Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { useAccountEditor } from './accountEditor.ts';
import classes from './DisabledNote.module.css';

/** Who disabled the account and when. It is below the Danger Zone, open or not. */
export function DisabledNote() {
  const { t } = useTexts('features/people/userDialog');
  const { user } = useAccountEditor();
  const metadata = user?.disabledMetadata ?? null;
  if (user?.isDisabled !== true || metadata === null) return null;
  return (
    <Text size="sm" className={classes.note ?? ''}>
      <IconBan size={16} aria-hidden />
      <span>
        {t('disabledNote', { name: metadata.userName ?? t('somebody') })}
        {' · '}
        <ExactTime moment={metadata.timestamp} />
      </span>
    </Text>
  );
}

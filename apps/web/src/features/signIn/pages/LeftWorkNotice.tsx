import { Alert } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { LeftWork } from '../../../platform/session/leftWork.ts';

/** Says whose turn it is, without saying whose work it is: anybody may stand before the sign-in page. */
export function LeftWorkNotice({ left }: Readonly<{ left: LeftWork }>) {
  const { t } = useTexts('features/signIn/pages');
  return (
    <Alert
      color={left.isUrgent ? 'red' : 'orange'}
      icon={<IconClockExclamation size={20} aria-hidden />}
      title={t('leftWork.title')}
      mb="lg"
    >
      {t('leftWork.body')}
      {left.isUrgent ? ` ${t('leftWork.urgent')}` : null}
    </Alert>
  );
}

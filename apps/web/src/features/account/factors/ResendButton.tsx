import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSecondsUntil } from '../../../ui/useSecondsUntil.ts';
import classes from './ResendButton.module.css';

type Props = Readonly<{ resendAt: string | null; isSending: boolean; isFirst?: boolean; onSend(): void }>;

/** While it counts down it keeps the focus and does nothing: a disabled button would lose the focus. */
export function ResendButton({ resendAt, isSending, isFirst = false, onSend }: Props) {
  const { t } = useTexts('features/account/factors');
  const seconds = useSecondsUntil(resendAt);
  const isWaiting = seconds > 0;
  return (
    <Button
      variant="subtle"
      className={classes.resend ?? ''}
      aria-disabled={isWaiting}
      loading={isSending}
      onClick={() => (isWaiting ? undefined : onSend())}
    >
      {isWaiting ? t('step.resendIn', { seconds }) : isFirst ? t('step.send') : t('step.resend')}
    </Button>
  );
}

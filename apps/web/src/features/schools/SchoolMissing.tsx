import { IconSearchOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { StateMessage } from '../../ui/StateMessage.tsx';

/** For any page about one school: there is no such school, or it is closed to this user. */
export function SchoolMissing() {
  const { t } = useTexts('features/schools');
  const navigate = useNavigate();
  return (
    <StateMessage
      icon={<IconSearchOff />}
      title={t('missing.title')}
      body={t('missing.body')}
      action={{ label: t('missing.action'), run: () => void navigate({ to: '/dashboard' }) }}
    />
  );
}

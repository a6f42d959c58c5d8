import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { confirm } from '../../ui/confirm.tsx';
import { wasNotSignedInAgain, withRecentSignIn } from '../account/index.ts';

/** Making, replacing and revoking; `url` is the address just made, which is shown until the panel is closed. */
export function useFeedActions() {
  const { t } = useTexts('features/calendarFeeds');
  const [url, setUrl] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.calendarFeeds.getCalendarFeed.key() });
  const onError = (error: Error) => {
    if (!wasNotSignedInAgain(error)) toastError(rejectionText(error) ?? t('failed'));
  };
  const making = useMutation({
    mutationFn: () => withRecentSignIn(() => client.calendarFeeds.makeCalendarFeed()),
    onSuccess: (made) => setUrl(made.url),
    onError,
    onSettled: refresh,
  });
  const revoking = useMutation({
    mutationFn: () => client.calendarFeeds.revokeCalendarFeed(),
    onSuccess: () => {
      setUrl(null);
      toastSuccess(t('revoked'));
    },
    onError,
    onSettled: refresh,
  });
  const ask = (what: 'replace' | 'revoke') =>
    confirm({
      title: t(`${what}.title`),
      body: t(`${what}.body`),
      confirmLabel: t(`${what}.label`),
      danger: true,
    });
  return {
    url,
    isMaking: making.isPending,
    isRevoking: revoking.isPending,
    make: () => making.mutate(),
    replace: async () => {
      if (await ask('replace')) making.mutate();
    },
    revoke: async () => {
      if (await ask('revoke')) revoking.mutate();
    },
  };
}

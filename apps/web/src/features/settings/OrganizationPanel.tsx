import { Alert, Button, Card, Group, Select, Skeleton, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { OrganizationSettings } from '@schooldog/domain/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { toastSuccess } from '../../platform/toasts/toasts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { useOrganization } from '../schools/index.ts';

export function OrganizationPanel() {
  const { isOffline } = useConnectivity();
  const organization = useOrganization();
  return (
    <QueryState query={organization} isOffline={isOffline} skeleton={<Skeleton h={320} />}>
      {(settings) => <OrganizationForm settings={settings} isOffline={isOffline} />}
    </QueryState>
  );
}

function OrganizationForm({ settings, isOffline }: { settings: OrganizationSettings; isOffline: boolean }) {
  const { t } = useTranslation('features/settings');
  const queryClient = useQueryClient();
  const { districtName, timeZone, currency, stateBranding } = settings;
  const form = useForm({ initialValues: { districtName, timeZone, currency, stateBranding } });
  const save = useMutation(
    api.settings.saveOrganization.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.settings.key() });
        toastSuccess(t('saved'));
      },
    }),
  );
  return (
    <Card withBorder maw={720}>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap="md">
          {save.isError ? (
            <Alert color="red" role="alert">
              {t('saveFailed')}
            </Alert>
          ) : null}
          <TextInput
            label={t('organization.districtName')}
            maxLength={120}
            {...form.getInputProps('districtName')}
          />
          <Select
            label={t('organization.timeZone')}
            description={t('organization.timeZoneHelp')}
            data={Intl.supportedValuesOf('timeZone').filter((zone) => /^(America|Pacific)\//.test(zone))}
            searchable
            allowDeselect={false}
            {...form.getInputProps('timeZone')}
          />
          <Select
            label={t('organization.currency')}
            data={['USD', 'EUR']}
            allowDeselect={false}
            {...form.getInputProps('currency')}
          />
          <Switch
            label={t('organization.stateBranding')}
            description={t('organization.stateBrandingHelp')}
            {...form.getInputProps('stateBranding', { type: 'checkbox' })}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending} disabled={isOffline}>
              {t('organization.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

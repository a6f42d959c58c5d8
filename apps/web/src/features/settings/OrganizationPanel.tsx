import { Alert, Button, Card, Group, Select, Skeleton, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { organizationMerge, type OrganizationSettings } from '@schooldog/domain/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { textOr } from '../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../platform/toasts/toasts.ts';
import { MergeConflicts } from '../../ui/MergeConflicts.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useMergeProblem } from '../../ui/useMergeProblem.ts';
import { useMerging } from '../../ui/useMerging.ts';
import { useOrganization } from '../schools/index.ts';
import { EscalationField, type EscalationValue, minutesIn } from './alertRules/EscalationField.tsx';
import { timeZoneOptions } from './timeZoneOptions.ts';

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
  const { t, language } = useTexts('features/settings');
  const { t: tAlertRules } = useTexts('features/settings/alertRules');
  const queryClient = useQueryClient();
  const { districtName, timeZone, currency, stateBranding, alertEscalationMinutes } = settings;
  const current = { districtName, timeZone, currency, stateBranding, alertEscalationMinutes };
  const form = useForm<Omit<typeof current, 'alertEscalationMinutes'> & { escalation: EscalationValue }>({
    initialValues: { districtName, timeZone, currency, stateBranding, escalation: alertEscalationMinutes },
    validate: {
      escalation: (value) => (minutesIn(value) === undefined ? tAlertRules('invalid') : null),
    },
  });
  const merging = useMerging(organizationMerge, {
    current,
    read: () => {
      const { escalation, ...values } = form.getValues();
      const minutes = minutesIn(escalation);
      return {
        ...values,
        alertEscalationMinutes: minutes === undefined ? alertEscalationMinutes : minutes,
      };
    },
    write: ({ alertEscalationMinutes: escalation, ...values }) => form.setValues({ ...values, escalation }),
  });
  const history = useQuery(
    api.settings.getOrganizationHistory.queryOptions({ input: {}, enabled: merging.isAuthorUnknown }),
  );
  const mergeProblem = useMergeProblem();
  const zones = useMemo(() => timeZoneOptions(language, timeZone), [language, timeZone]);
  const save = useMutation(
    api.settings.saveOrganization.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.settings.key() });
        toastSuccess(t('saved'));
      },
      onError: (error) => void merging.takeConflict(error),
    }),
  );
  const submit = () => {
    const edit = merging.edit();
    if (edit !== null) save.mutate({ edit });
  };
  return (
    <Card withBorder maw={720}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack gap="md">
          {save.isError ? (
            <Alert color="red" role="alert">
              {mergeProblem(save.error) ?? t('saveFailed')}
            </Alert>
          ) : null}
          <MergeConflicts
            merging={merging}
            labelOf={([field = '']) => textOr('features/settings', `organization.${field}`, '')}
            history={history.data}
          />
          <TextInput
            label={t('organization.districtName')}
            maxLength={120}
            {...form.getInputProps('districtName')}
          />
          <Select
            label={t('organization.timeZone')}
            description={t('organization.timeZoneHelp')}
            data={zones}
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
          <EscalationField
            value={form.values.escalation}
            onChange={(escalation) => form.setFieldValue('escalation', escalation)}
            error={typeof form.errors['escalation'] === 'string' ? form.errors['escalation'] : null}
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

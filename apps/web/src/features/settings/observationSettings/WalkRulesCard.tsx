import { Alert, Button, Card, Group, NumberInput, Skeleton, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { OrganizationSettings } from '@schooldog/domain/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useOrganization } from '../../schools/index.ts';
import { failureText } from './formErrors.ts';

const most = 1000;

export function WalkRulesCard() {
  const { isOffline } = useConnectivity();
  const organization = useOrganization();
  return (
    <QueryState query={organization} isOffline={isOffline} skeleton={<Skeleton h={260} maw={720} />}>
      {(settings) => <WalkRulesForm settings={settings} isOffline={isOffline} />}
    </QueryState>
  );
}

function WalkRulesForm({
  settings,
  isOffline,
}: Readonly<{ settings: OrganizationSettings; isOffline: boolean }>) {
  const { t } = useTranslation('features/settings/observationSettings');
  const queryClient = useQueryClient();
  // A number field that was emptied holds a text.
  const form = useForm<{ required: number | string; reviewWalks: boolean }>({
    initialValues: {
      required: settings.requiredNumSchoolLedObservations,
      reviewWalks: settings.reviewWalks,
    },
    validate: { required: (value) => (isNumber(value) ? null : t('errors.number')) },
  });
  const save = useMutation(
    api.settings.saveWalkSettings.mutationOptions({
      onSuccess: async () => {
        form.resetDirty();
        await queryClient.invalidateQueries({ queryKey: api.settings.key() });
        toastSuccess(t('walks.saved'));
      },
    }),
  );
  return (
    <Card withBorder maw={720}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          // Only what was changed here, so that two people who change different things both keep their work.
          ({ required, reviewWalks }) =>
            save.mutate({
              ...(form.isDirty('required') ? { requiredNumSchoolLedObservations: Number(required) } : {}),
              ...(form.isDirty('reviewWalks') ? { reviewWalks } : {}),
            }),
          (_errors, _values, event) => focusFirstError(event),
        )}
      >
        <Stack gap="lg">
          {save.isError ? (
            <Alert color="red" role="alert">
              {failureText(save.error, t)}
            </Alert>
          ) : null}
          <NumberInput
            label={t('walks.required')}
            description={t('walks.requiredHelp')}
            min={0}
            max={most}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            maw={360}
            disabled={isOffline}
            {...form.getInputProps('required')}
          />
          <Switch
            label={t('walks.review')}
            description={t('walks.reviewHelp')}
            disabled={isOffline}
            {...form.getInputProps('reviewWalks', { type: 'checkbox' })}
          />
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={save.isPending}
              disabled={isOffline}
              title={isOffline ? t('offline') : undefined}
            >
              {t('walks.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function isNumber(value: number | string): boolean {
  return value !== '' && Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= most;
}

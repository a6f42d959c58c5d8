import { Alert, Button, Card, Group, NumberInput, Skeleton, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type OrganizationSettings, walkRulesMerge } from '@schooldog/domain/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
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
  const { t } = useTexts('features/settings/observationSettings');
  const queryClient = useQueryClient();
  // A number field that was emptied holds a text.
  const form = useForm<{ required: number | string; reviewWalks: boolean }>({
    initialValues: {
      required: settings.requiredNumSchoolLedObservations,
      reviewWalks: settings.reviewWalks,
    },
    validate: { required: (value) => (isNumber(value) ? null : t('errors.number')) },
  });
  const { requiredNumSchoolLedObservations, reviewWalks } = settings;
  const merging = useMerging(walkRulesMerge, {
    current: { requiredNumSchoolLedObservations, reviewWalks },
    read: () => {
      const { required, reviewWalks: isOn } = form.getValues();
      return {
        // A field that was emptied says nothing yet.
        requiredNumSchoolLedObservations: isNumber(required)
          ? Number(required)
          : requiredNumSchoolLedObservations,
        reviewWalks: isOn,
      };
    },
    write: (values) =>
      form.setValues({
        required: values.requiredNumSchoolLedObservations,
        reviewWalks: values.reviewWalks,
      }),
  });
  const history = useQuery(
    api.settings.getObservationHistory.queryOptions({ input: {}, enabled: merging.isAuthorUnknown }),
  );
  const mergeProblem = useMergeProblem();
  const save = useMutation(
    api.settings.saveWalkSettings.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.settings.key() });
        toastSuccess(t('walks.saved'));
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
      <form noValidate onSubmit={form.onSubmit(submit, (_errors, _values, event) => focusFirstError(event))}>
        <Stack gap="lg">
          {save.isError ? (
            <Alert color="red" role="alert">
              {mergeProblem(save.error) ?? failureText(save.error, t)}
            </Alert>
          ) : null}
          <MergeConflicts merging={merging} labelOf={() => t('walks.required')} history={history.data} />
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

import { Alert, Radio, Stack, Switch, Text } from '@mantine/core';
import { approvalMerge, type TasksSettings } from '@schooldog/domain/workOrders';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { CardForm } from './CardForm.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useCardForm } from './useCardForm.ts';

type Props = Readonly<{ settings: TasksSettings }>;

export function ApprovalCard({ settings }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const { isApprovalWorkflowEnabled, approvalWorkflow } = settings;
  const type = approvalWorkflow.allowedApproverType ?? 'byPermission';
  return (
    <SettingsCard
      title={t('approval.title')}
      help={t('approval.help')}
      view={
        <Stack gap="xs">
          <Text>{t(isApprovalWorkflowEnabled ? 'approval.on' : 'approval.off')}</Text>
          {isApprovalWorkflowEnabled ? <Text>{t(`approval.types.${type}`)}</Text> : null}
          {isApprovalWorkflowEnabled ? <SchoolsWithoutApprover /> : null}
        </Stack>
      }
      settings={settings}
      Form={ApprovalForm}
    />
  );
}

/** Orders raised there would wait forever. */
function SchoolsWithoutApprover() {
  const { t } = useTexts('features/workOrders/settings');
  const names = useSchoolNamesById();
  const { data } = useQuery(api.workOrders.listSchoolsWithoutApprover.queryOptions());
  const schools = (data?.schoolIds ?? []).map((id) => names.get(id) ?? '…');
  if (schools.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t('approval.noApprover')}>
      {schools.join(', ')}
    </Alert>
  );
}

function ApprovalForm({ settings, onDone }: Props & Readonly<{ onDone(): void }>) {
  const { t } = useTexts('features/workOrders/settings');
  const form = useCardForm({
    merge: approvalMerge,
    current: {
      isApprovalWorkflowEnabled: settings.isApprovalWorkflowEnabled,
      allowedApproverType: settings.approvalWorkflow.allowedApproverType,
    },
    send: (edit) => client.workOrders.saveApprovalWorkflow({ edit }),
    saved: t('approval.saved'),
    onDone,
  });
  const { values, setValues } = form;
  return (
    <CardForm form={form} labelOf={() => t('approval.title')} onCancel={onDone}>
      <Switch
        label={t('approval.enable')}
        checked={values.isApprovalWorkflowEnabled}
        onChange={({ currentTarget }) =>
          setValues({ ...values, isApprovalWorkflowEnabled: currentTarget.checked })
        }
      />
      <Radio.Group
        label={t('approval.who')}
        value={values.allowedApproverType ?? 'byPermission'}
        onChange={(type) =>
          setValues({ ...values, allowedApproverType: type === 'workOrderManagers' ? type : null })
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="byPermission"
            label={t('approval.types.byPermission')}
            disabled={!values.isApprovalWorkflowEnabled}
          />
          <Radio
            value="workOrderManagers"
            label={t('approval.types.workOrderManagers')}
            disabled={!values.isApprovalWorkflowEnabled}
          />
        </Stack>
      </Radio.Group>
    </CardForm>
  );
}

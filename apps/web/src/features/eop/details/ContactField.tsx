import { Text } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { UserPicker } from '../../picker/index.ts';

/** Who answers for a component: someone who may edit plans at its school. */
export function ContactField({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTranslation('features/eop');
  const { id: componentId, schoolId, pointOfContactUserId: contact } = component;
  const saving = useMutation(
    api.eop.setPointOfContact.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('details.contactSaved'));
        await refetchSoon('eop');
      },
      onError: () => toastError(t('details.failed')),
    }),
  );
  const chosen = saving.isPending ? saving.variables.userId : contact;
  return (
    <div>
      <UserPicker
        label={t('fields.pointOfContactUserId')}
        value={chosen === null ? [] : [chosen]}
        onChange={([userId]) => saving.mutate({ componentId, userId: userId ?? null })}
        permission="todo eops"
        alsoPermission="manage schools"
        atSchoolId={schoolId}
        max={1}
        withoutStaff
      />
      {contact !== null && !component.isPointOfContactEligible ? (
        <Text size="sm" c="orange" mt={4} component="output" display="block">
          {t('details.contactGap')}
        </Text>
      ) : null}
    </div>
  );
}

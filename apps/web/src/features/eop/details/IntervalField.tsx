import { Button, Group, TextInput } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { intervalFrom } from '../parts/intervalFrom.ts';

/** Months between certifications. A new interval moves the next due day. */
export function IntervalField({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTranslation('features/eop');
  const stored = String(component.certificationIntervalMonths);
  const [typed, setTyped] = useState<string | null>(null);
  const months = intervalFrom(typed ?? stored);
  const isChanged = typed !== null && typed.trim() !== stored;
  const saving = useMutation(
    api.eop.setCertificationInterval.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('details.intervalSaved'));
        await refetchSoon('eop');
        setTyped(null);
      },
      onError: () => toastError(t('details.failed')),
    }),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && months !== null)
          saving.mutate({ componentId: component.id, certificationIntervalMonths: months });
      }}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('fields.certificationIntervalMonths')}
          inputMode="numeric"
          value={typed ?? stored}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={months === null ? t('wholePositive') : undefined}
        />
        {isChanged ? (
          <Button type="submit" mt={25} mih={36} loading={saving.isPending} disabled={months === null}>
            {t('details.save')}
          </Button>
        ) : null}
      </Group>
    </form>
  );
}

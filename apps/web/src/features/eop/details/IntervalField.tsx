import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { intervalMerge } from '@schooldog/domain/eop';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { intervalFrom } from '../parts/intervalFrom.ts';
import { useFactForm } from './useFactForm.ts';

/** Months between certifications. A new interval moves the next due day. */
export function IntervalField({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTexts('features/eop');
  const { id: componentId, certificationIntervalMonths } = component;
  const [typed, setTyped] = useState<string | null>(null);
  const { values, setValues, merging, submit, isPending, history } = useFactForm({
    componentId,
    merge: intervalMerge,
    current: { certificationIntervalMonths },
    send: (edit) => client.eop.setCertificationInterval({ componentId, edit }),
    saved: t('details.intervalSaved'),
    onDone: () => setTyped(null),
  });
  const text = typed ?? String(values.certificationIntervalMonths);
  const months = intervalFrom(text);
  const isChanged = text.trim() !== String(merging.base.certificationIntervalMonths);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && months !== null) submit();
      }}
    >
      <Stack gap="xs">
        <MergeConflicts
          merging={{
            ...merging,
            choose: (conflict, keep) => {
              setTyped(null);
              merging.choose(conflict, keep);
            },
          }}
          labelOf={() => t('fields.certificationIntervalMonths')}
          history={history}
        />
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('fields.certificationIntervalMonths')}
            inputMode="numeric"
            value={text}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              const whole = intervalFrom(currentTarget.value);
              if (whole !== null) setValues({ certificationIntervalMonths: whole });
            }}
            error={months === null ? t('wholePositive') : undefined}
          />
          {isChanged ? (
            <Button type="submit" mt={25} mih={36} loading={isPending} disabled={months === null}>
              {t('details.save')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}

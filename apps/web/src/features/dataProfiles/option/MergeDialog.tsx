import { Alert, Select, Text } from '@mantine/core';
import type { DataProfileOption } from '@schooldog/domain/dataProfiles';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { problemText } from '../problemText.ts';
import { usePlaces } from '../placeField/usePlaces.ts';
import { useSaved } from '../useSaved.ts';

type Props = Readonly<{ schoolId: string; option: DataProfileOption; onClose(): void }>;

export function MergeDialog({ schoolId, option, onClose }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const saved = useSaved();
  const places = (usePlaces(schoolId).data ?? []).filter(({ optionId }) => optionId !== option.id);
  const [intoId, setIntoId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const into = places.find(({ optionId }) => optionId === intoId);
  const merge = useMutation(
    api.dataProfiles.mergeDataProfileOptions.mutationOptions({
      onSuccess: async () => {
        await saved(t('merge.done', { from: option.label, into: into?.label ?? '' }));
        onClose();
      },
    }),
  );
  const lists = [...new Set(places.map(({ profileName }) => profileName))];
  return (
    <FormDialog
      title={t('merge.title', { name: option.label })}
      submitLabel={t('merge.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(intoId === null);
        if (intoId === null) focusFirstError(event);
        else merge.mutate({ fromId: option.id, intoId });
      }}
      onClose={onClose}
      isPending={merge.isPending}
      problem={merge.isError ? problemText(merge.error, t) : null}
    >
      <Text>{t('merge.lead', { name: option.label })}</Text>
      <Select
        label={t('merge.into')}
        placeholder={t('merge.placeholder')}
        required
        searchable
        limit={200}
        data={lists.map((group) => ({
          group,
          items: places
            .filter(({ profileName }) => profileName === group)
            .map(({ optionId, label }) => ({ value: optionId, label })),
        }))}
        value={intoId}
        onChange={(chosen) => {
          setIntoId(chosen);
          setIsMissing(false);
        }}
        error={isMissing ? t('errors.required') : undefined}
        nothingFoundMessage={t('merge.nothing')}
      />
      <Alert color="orange" variant="light" icon={<IconAlertTriangle aria-hidden />}>
        {t('merge.warning')}
      </Alert>
    </FormDialog>
  );
}

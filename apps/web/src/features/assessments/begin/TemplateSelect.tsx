import { Alert, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

type Props = Readonly<{
  value: string | null;
  onChange(rubricId: string | null): void;
  error?: string | undefined;
}>;

/** The enabled rubrics; the only one is chosen already. */
export function TemplateSelect({ value, onChange, error }: Props) {
  const { t } = useTexts('features/assessments/begin');
  const query = useQuery(api.rubrics.listTemplates.queryOptions());
  const templates = query.data?.templates;
  const only = templates?.length === 1 ? (templates[0]?.id ?? null) : null;
  useEffect(() => {
    if (only !== null && value !== only) onChange(only);
  }, [only, value, onChange]);
  if (templates?.length === 0) return <Alert color="gray">{t('noTemplates')}</Alert>;
  const chosen = templates?.find(({ id }) => id === value);
  return (
    <Select
      label={t('template')}
      placeholder={t('choose')}
      data={templates?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={value}
      onChange={onChange}
      error={error ?? (query.isError ? t('templatesFailed') : undefined)}
      description={
        chosen === undefined
          ? undefined
          : t('size', {
              sections: t('sections', { count: chosen.sections }),
              questions: t('questions', { count: chosen.questions }),
            })
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      searchable
      nothingFoundMessage={t('nothingFound')}
    />
  );
}

import { Alert, Checkbox, Select, SimpleGrid, Stack, Title } from '@mantine/core';
import { type ColumnMapping, importFields, isCompleteMapping } from '@schooldog/domain/contacts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

type Props = Readonly<{
  headers: readonly string[];
  mapping: ColumnMapping;
  onMapping(mapping: ColumnMapping): void;
  updateExisting: boolean;
  onUpdateExisting(isChosen: boolean): void;
}>;

export function MappingFields({ headers, mapping, onMapping, updateExisting, onUpdateExisting }: Props) {
  const { t } = useTexts('features/contacts');
  const columns = headers.map((header, at) => ({
    value: String(at),
    label: header === '' ? t('import.column', { number: at + 1 }) : header,
  }));
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        {t('import.mapping')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {importFields.map((field) => (
          <Select
            key={field}
            label={t(`import.fields.${field}`)}
            placeholder={t('import.noColumn')}
            data={columns}
            clearable
            value={mapping[field] === null ? null : String(mapping[field])}
            onChange={(chosen) => onMapping({ ...mapping, [field]: chosen === null ? null : Number(chosen) })}
          />
        ))}
      </SimpleGrid>
      {isCompleteMapping(mapping) ? null : (
        <Alert color="orange" variant="light" role="alert">
          {t('import.incomplete')}
        </Alert>
      )}
      <Checkbox
        label={t('import.updateExisting')}
        description={t('import.updateHelp')}
        checked={updateExisting}
        onChange={({ currentTarget }) => onUpdateExisting(currentTarget.checked)}
      />
    </Stack>
  );
}

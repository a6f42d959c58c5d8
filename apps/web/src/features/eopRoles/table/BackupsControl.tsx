import { Input, SegmentedControl } from '@mantine/core';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { placesLost } from '@schooldog/domain/eopRoles';
import { useId } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { useTableChange } from '../queries.ts';

export function BackupsControl({ table }: Readonly<{ table: ShownRoleTable }>) {
  const { t } = useTexts('features/eopRoles');
  const labelId = useId();
  const change = useTableChange(client.eopRoles.setNumberOfBackups);
  const { schoolId, roleTableId, roles } = table;
  const choose = async (numberOfBackups: number) => {
    const lost = placesLost(roles, numberOfBackups);
    const isAgreed =
      lost === 0 ||
      (await confirm({
        title: t('backups.title'),
        body: t('backups.body', { count: lost }),
        confirmLabel: t('backups.confirm'),
        danger: true,
      }));
    if (isAgreed) change.mutate({ schoolId, roleTableId, numberOfBackups, placesLost: lost });
  };
  return (
    <div data-screen-only>
      <Input.Label id={labelId}>{t('backups.label')}</Input.Label>
      <div>
        <SegmentedControl
          aria-labelledby={labelId}
          size="md"
          value={String(table.numberOfBackups)}
          data={['0', '1', '2']}
          disabled={change.isPending}
          onChange={(value) => void choose(Number(value))}
        />
      </div>
    </div>
  );
}

import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { rolePlaces, roleWords } from '@schooldog/domain/eopRoles';
import { z } from 'zod';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';

/** A role as the history gives it: people by name, which a deleted contact lacks. */
const auditedSchema = z.object({
  roleName: z.string(),
  primary: z.string().nullable(),
  backup1: z.string().nullable(),
  backup2: z.string().nullable(),
});

export function TableHistory({ table }: Readonly<{ table: ShownRoleTable }>) {
  const { t, language } = useTexts('features/eopRoles');
  const { schoolId, roleTableId, roles } = table;
  const roleOf = (field: string) => roles.find(({ id }) => field === `role.${id}`);
  const roleText = (field: string, value: unknown) => {
    const { data } = auditedSchema.safeParse(value);
    if (data === undefined) return null;
    const role = roleOf(field);
    const roleName = role?.isLocked === true ? roleWords(role, language).name : data.roleName;
    const held = rolePlaces.flatMap((place) => {
      const name = data[place];
      return name === null ? [] : [`${t(`places.${place}`)}: ${name === '' ? t('formerPerson') : name}`];
    });
    return [roleName, ...held].join('; ');
  };
  return (
    <SectionCard title={t('history')}>
      <HistoryPanel
        procedure={api.eopRoles.getRoleTableHistory}
        input={{ schoolId, roleTableId }}
        fieldLabel={(field) => {
          if (field === 'numberOfBackups') return t('backups.label');
          const role = roleOf(field);
          return role === undefined ? t('formerRole') : roleWords(role, language).name;
        }}
        valueText={(field, value) => (field === 'numberOfBackups' ? String(value) : roleText(field, value))}
      />
    </SectionCard>
  );
}

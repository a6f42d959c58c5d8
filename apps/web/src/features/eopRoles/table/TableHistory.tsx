import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { rolePlaces, roleWords } from '@schooldog/domain/eopRoles';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { api } from '../../../platform/api/client.ts';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';

/** A role as the audit trail stores it: people by the one id that they have. */
const auditedSchema = z.object({
  roleName: z.string(),
  primary: z.string().nullable(),
  backup1: z.string().nullable(),
  backup2: z.string().nullable(),
});

export function TableHistory({ table }: Readonly<{ table: ShownRoleTable }>) {
  const { t, i18n } = useTranslation('features/eopRoles');
  const { schoolId, roleTableId, roles, people } = table;
  const nameOf = (id: string) => {
    const person = people.find(({ userId, contactId }) => userId === id || contactId === id);
    return person === undefined || person.name === '' ? t('formerPerson') : person.name;
  };
  const roleText = (value: unknown) => {
    const { data } = auditedSchema.safeParse(value);
    if (data === undefined) return null;
    const held = rolePlaces.flatMap((place) => {
      const id = data[place];
      return id === null ? [] : [`${t(`places.${place}`)}: ${nameOf(id)}`];
    });
    return [data.roleName, ...held].join('; ');
  };
  return (
    <SectionCard title={t('history')}>
      <HistoryPanel
        procedure={api.eopRoles.getRoleTableHistory}
        input={{ schoolId, roleTableId }}
        fieldLabel={(field) => {
          if (field === 'numberOfBackups') return t('backups.label');
          const role = roles.find(({ id }) => field === `role.${id}`);
          return role === undefined ? t('formerRole') : roleWords(role, i18n.language).name;
        }}
        valueText={(field, value) => (field === 'numberOfBackups' ? String(value) : roleText(value))}
      />
    </SectionCard>
  );
}

import { contactFields, type ListedContact } from '@schooldog/domain/contacts';
import { formatPhone } from '@schooldog/domain/schools';
import { z } from 'zod';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { useSkillNames } from '../useSkillNames.ts';
import { nameOf } from './keyOf.ts';

type Props = Readonly<{ contact: ListedContact; contactId: string; onClose(): void }>;

const skillsSchema = z.array(z.string());

/** Who changed what of a contact. */
export function ContactHistory({ contact, contactId, onClose }: Props) {
  const { t } = useTexts('features/contacts');
  const skillNames = useSkillNames();
  const fieldLabel = (field: string) => {
    const known = contactFields.find((name) => name === field);
    return known === undefined ? t('history.contact') : t(`form.${known}`);
  };
  const valueText = (field: string, value: unknown) => {
    if (field === 'skillIds') {
      const names = skillNames(skillsSchema.safeParse(value).data ?? []);
      return names.length === 0 ? null : names.join(', ');
    }
    if (typeof value !== 'string' || value === '') return null;
    return field === 'phoneNumber' ? (formatPhone(value) ?? value) : value;
  };
  return (
    <Dialog title={t('history.of', { name: nameOf(contact) })} onClose={onClose}>
      <HistoryPanel
        procedure={api.contacts.getContactHistory}
        input={{ contactId }}
        fieldLabel={fieldLabel}
        valueText={valueText}
      />
    </Dialog>
  );
}

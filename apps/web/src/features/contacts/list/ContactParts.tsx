// The parts that a row of the table and a card share.
import { Anchor, Badge, Menu } from '@mantine/core';
import type { ListedContact } from '@schooldog/domain/contacts';
import { formatPhone } from '@schooldog/domain/schools';
import { IconHistory, IconPencil, IconTrash, IconUserCheck } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSkillNames } from '../useSkillNames.ts';
import classes from './ContactList.module.css';
import { useEditing } from './editing.ts';
import { nameOf } from './keyOf.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

type Props = Readonly<{ contact: ListedContact }>;

export function PhoneLink({ contact: { phoneNumber }, className }: Props & Readonly<{ className?: string }>) {
  if (phoneNumber === null) return null;
  return (
    <Anchor href={`tel:+1${phoneNumber}`} className={className ?? ''}>
      {formatPhone(phoneNumber) ?? phoneNumber}
    </Anchor>
  );
}

/** An address that needs two lines breaks before its domain. */
export function EmailLink({ contact: { email }, className }: Props & Readonly<{ className?: string }>) {
  const at = email.lastIndexOf('@');
  return (
    <Anchor href={`mailto:${encodeURIComponent(email)}`} aria-label={email} className={className ?? ''}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Anchor>
  );
}

export function SkillBadges({ contact }: Props) {
  const names = useSkillNames()(contact.skillIds);
  if (names.length === 0) return null;
  return (
    <ul className={classes.skills}>
      {names.map((name) => (
        <li key={name}>
          <Badge variant="default" tt="none" fw={500}>
            {name}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

export function AccountMark({ contact }: Props) {
  const { t } = useTexts('features/contacts');
  if (contact.userId === null) return null;
  return (
    <Badge variant="light" tt="none" fw={500} leftSection={<IconUserCheck size={14} aria-hidden />}>
      {t('hasAccount')}
    </Badge>
  );
}

/** People with an account are managed elsewhere; here they only have skills. */
export function ContactMenu({ contact }: Props) {
  const { t } = useTexts('features/contacts');
  const { canEdit, isOffline, onTask } = useEditing();
  if (!canEdit) return null;
  const { contactId, userId } = contact;
  return (
    <MoreMenu label={t('actionsOf', { name: nameOf(contact) })} whyNot={isOffline ? t('offline') : undefined}>
      <Menu.Item
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => onTask({ kind: 'edit', contact })}
      >
        {t(userId === null ? 'edit' : 'editSkills')}
      </Menu.Item>
      {userId !== null || contactId === null ? null : (
        <>
          <Menu.Item
            leftSection={<IconHistory size={16} aria-hidden />}
            onClick={() => onTask({ kind: 'history', contact, contactId })}
          >
            {t('history.action')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => onTask({ kind: 'delete', contact, contactId })}
          >
            {t('delete.action')}
          </Menu.Item>
        </>
      )}
    </MoreMenu>
  );
}

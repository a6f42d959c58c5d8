import type { ListedContact } from '@schooldog/domain/contacts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { mainWidth, type TableColumn } from '../../../ui/tableColumns.ts';
import { TableView } from '../../../ui/TableView.tsx';
import classes from './ContactList.module.css';
import { AccountMark, ContactMenu, EmailLink, PhoneLink, SkillBadges } from './ContactParts.tsx';
import { useEditing } from './editing.ts';
import { keyOf, nameOf } from './keyOf.ts';

type CellProps = Readonly<{ item: ListedContact }>;

function isUntitled({ title }: ListedContact): boolean {
  return title === '';
}

function isUnskilled({ skillIds }: ListedContact): boolean {
  return skillIds.length === 0;
}

export function ContactTable({ contacts }: Readonly<{ contacts: readonly ListedContact[] }>) {
  const { t } = useTexts('features/contacts');
  const { canEdit } = useEditing();
  const columns: readonly TableColumn<ListedContact>[] = [
    { key: 'name', title: t('table.name'), width: mainWidth, isMain: true, Cell: NameCell },
    { key: 'title', title: t('table.title'), width: 150, grows: true, isEmpty: isUntitled, Cell: TitleCell },
    { key: 'phone', title: t('table.phone'), width: 140, Cell: PhoneCell },
    { key: 'email', title: t('table.email'), width: 230, grows: true, Cell: EmailCell },
    {
      key: 'skills',
      title: t('table.skills'),
      width: 150,
      grows: true,
      yields: 'below',
      isEmpty: isUnskilled,
      Cell: SkillsCell,
    },
    ...(canEdit
      ? [{ key: 'actions', title: t('table.actions'), width: 84, isControl: true as const, Cell: MenuCell }]
      : []),
  ];
  return <TableView label={t('table.label')} columns={columns} items={contacts} keyOf={keyOf} />;
}

function NameCell({ item }: CellProps) {
  return (
    <>
      <span className={classes.name}>{nameOf(item)}</span> <AccountMark contact={item} />
    </>
  );
}

function TitleCell({ item }: CellProps) {
  return item.title;
}

function PhoneCell({ item }: CellProps) {
  return <PhoneLink contact={item} className={classes.tableWay ?? ''} />;
}

function EmailCell({ item }: CellProps) {
  return <EmailLink contact={item} className={classes.tableWay ?? ''} />;
}

function SkillsCell({ item }: CellProps) {
  return <SkillBadges contact={item} />;
}

function MenuCell({ item }: CellProps) {
  return <ContactMenu contact={item} />;
}

import { Box, Button, Group, Menu } from '@mantine/core';
import { type ListedContact, contactRules } from '@schooldog/domain/contacts';
import { may } from '@schooldog/domain/permissions';
import { IconDots, IconFileImport, IconPlus, IconTags } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { BackMenu } from '../../../ui/floating/BackMenu.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { isMissing } from '../../../ui/isMissing.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ExportButtons } from '../../exports/index.ts';
import { SchoolMissing, useSchoolNamesById } from '../../schools/index.ts';
import type { ContactListFilter } from '../contactFilter.ts';
import { ContactDialog } from '../edit/ContactDialog.tsx';
import { DeleteDialog } from '../edit/DeleteDialog.tsx';
import { UserSkillsDialog } from '../edit/UserSkillsDialog.tsx';
import { ImportDialog } from '../importing/ImportDialog.tsx';
import { useContactSummary } from '../queries.ts';
import { SkillsDialog } from '../skills/SkillsDialog.tsx';
import { ContactHistory } from './ContactHistory.tsx';
import { ContactFilters } from './ContactFilters.tsx';
import { ContactList } from './ContactList.tsx';
import { ContactSchool } from './ContactSchool.tsx';
import { type ContactTask, EditingProvider } from './editing.ts';
import { useContactChips } from './useContactChips.ts';
import { useContactList } from './useContactList.ts';

const starts = { csv: client.contacts.generateContactsCsv };

type Props = Readonly<{
  schoolId: string;
  filtering: FilterState<ContactListFilter>;
  /** The list is a component of the school's plan. */
  certification?: ReactNode;
}>;

export function SchoolContacts({ schoolId, filtering, certification }: Props) {
  const { t } = useTexts('features/contacts');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const { filter, setFilter, clear } = filtering;
  const summary = useContactSummary(schoolId);
  const list = useContactList(schoolId, filter);
  const isUnknown = isMissing(list.query);
  const school = useSchoolNamesById().get(schoolId);
  const [task, setTask] = useState<ContactTask | null>(null);
  const isSchoolArchived = summary.data?.isSchoolArchived ?? false;
  const canEdit = summary.isSuccess && may(contactRules.edit, actor, { schoolId, isSchoolArchived });
  const chips = useContactChips(filter);
  return (
    <EditingProvider value={{ canEdit, isOffline, onTask: setTask }}>
      <BackLink way={{ to: '/contacts' }}>{t('title')}</BackLink>
      <PageHeader
        title={isUnknown || school === undefined ? t('title') : t('titleOf', { school })}
        count={summary.data?.total}
        actions={
          isUnknown ? null : (
            <Group gap="xs">
              <ExportButtons
                starts={starts}
                query={{ schoolId, ...filter }}
                title={t('title')}
                total={list.count}
                words={{
                  rows: (count) => t('export.rows', { count }),
                  nothing: t('export.nothing'),
                  pdfHelp: '',
                }}
              />
              {canEdit ? <EditActions isOffline={isOffline} onTask={setTask} /> : null}
            </Group>
          )
        }
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <ContactSchool schoolId={schoolId} isArchived={isSchoolArchived} />
      {isUnknown ? (
        <SchoolMissing />
      ) : (
        <>
          {certification === undefined ? null : <Box my="md">{certification}</Box>}
          <ContactFilters filter={filter} titles={summary.data?.titles ?? []} onChange={setFilter} />
          <FilterChips chips={chips} onChange={setFilter} onClear={clear} mb="md" />
          <ContactList list={list} filtering={filtering} />
        </>
      )}
      <TaskDialog schoolId={schoolId} task={task} shown={list.items ?? []} onClose={() => setTask(null)} />
    </EditingProvider>
  );
}

type ActionsProps = Readonly<{ isOffline: boolean; onTask(task: ContactTask): void }>;

function EditActions({ isOffline, onTask }: ActionsProps) {
  const { t } = useTexts('features/contacts');
  const disabled = { disabled: isOffline, title: isOffline ? t('offline') : undefined };
  return (
    <>
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onTask({ kind: 'add' })}
        {...disabled}
      >
        {t('add')}
      </Button>
      <BackMenu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px="sm" mih={44} aria-label={t('more')} {...disabled}>
            <IconDots size={20} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileImport size={16} aria-hidden />}
            onClick={() => onTask({ kind: 'import' })}
          >
            {t('upload')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTags size={16} aria-hidden />}
            onClick={() => onTask({ kind: 'skills' })}
          >
            {t('skills.title')}
          </Menu.Item>
        </Menu.Dropdown>
      </BackMenu>
    </>
  );
}

type TaskProps = Readonly<{
  schoolId: string;
  task: ContactTask | null;
  shown: readonly ListedContact[];
  onClose(): void;
}>;

function TaskDialog({ schoolId, task, shown, onClose }: TaskProps) {
  switch (task?.kind) {
    case 'add':
      return <ContactDialog schoolId={schoolId} contact={null} onClose={onClose} />;
    case 'edit': {
      // The list follows the changes of others, and an open form follows the list.
      const { contact } = task;
      const isSame = (one: ListedContact) =>
        one.contactId === contact.contactId && one.userId === contact.userId;
      const current = shown.find(isSame) ?? contact;
      return current.userId === null ? (
        <ContactDialog schoolId={schoolId} contact={current} onClose={onClose} />
      ) : (
        <UserSkillsDialog contact={current} userId={current.userId} onClose={onClose} />
      );
    }
    case 'delete':
      return <DeleteDialog contact={task.contact} contactId={task.contactId} onClose={onClose} />;
    case 'history':
      return <ContactHistory contact={task.contact} contactId={task.contactId} onClose={onClose} />;
    case 'import':
      return <ImportDialog schoolId={schoolId} onClose={onClose} />;
    case 'skills':
      return <SkillsDialog onClose={onClose} />;
    default:
      return null;
  }
}

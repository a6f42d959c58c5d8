// What belongs to a question: help for the person who answers, and the entries that speak for an answer.
import { Alert, Button, List, Skeleton, Stack, Text } from '@mantine/core';
import type { ShownEntry } from '@schooldog/contract/entries';
import type { RubricQuestion } from '@schooldog/domain/rubrics';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { EntryCardFrame, EntryTitleLink, useEntryWords } from '../../entries/index.ts';
import type { Asks } from './Question.tsx';
import classes from './Sections.module.css';

/** The entries of a question, where the page knows them itself; without it the server is asked. */
export type LinkedEntriesOf = (question: RubricQuestion) => readonly ShownEntry[];

export type LogEntryFor = (question: RubricQuestion) => void;

type Props = Readonly<{
  asks: Asks;
  assessmentId: string;
  linkedEntriesOf?: LinkedEntriesOf | undefined;
  /** Where an entry can be logged that counts. */
  onLogEntry?: LogEntryFor | undefined;
  onClose(): void;
}>;

export function AskDialogs({ asks: { kind, question }, onClose, ...entries }: Props) {
  const { t } = useTexts('features/assessments/form');
  if (kind === 'context') {
    const { label, values } = question.context;
    return (
      <Dialog title={label === '' ? t('question.context') : label} onClose={onClose}>
        <List spacing="xs">
          {[...new Set(values)].map((value) => (
            <List.Item key={value}>{value}</List.Item>
          ))}
        </List>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('entries.title')} width="user" onClose={onClose}>
      <Stack gap="md">
        <Text c="dimmed">{t('entries.of', { title: question.title })}</Text>
        <Linked question={question} {...entries} />
      </Stack>
    </Dialog>
  );
}

type LinkedProps = Omit<Props, 'asks' | 'onClose'> & Readonly<{ question: RubricQuestion }>;

function Linked({ question, assessmentId, linkedEntriesOf, onLogEntry }: LinkedProps) {
  const { t } = useTexts('features/assessments/form');
  return (
    <>
      {onLogEntry === undefined ? null : (
        <div>
          <Button
            variant="default"
            mih={44}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onLogEntry(question)}
          >
            {t('entries.log')}
          </Button>
        </div>
      )}
      <Text size="sm">{t('entries.tags', { tags: question.tags.join(', ') })}</Text>
      {linkedEntriesOf === undefined ? (
        <AskedEntries assessmentId={assessmentId} questionId={question.id} />
      ) : (
        <EntryCards entries={linkedEntriesOf(question)} hidden={0} />
      )}
    </>
  );
}

function AskedEntries({ assessmentId, questionId }: Readonly<{ assessmentId: string; questionId: string }>) {
  const { t } = useTexts('features/assessments/form');
  const { t: tUi } = useTexts('ui');
  const { isOffline } = useConnectivity();
  const query = useQuery({
    ...api.assessments.listLinkedEntries.queryOptions({ input: { assessmentId, questionId } }),
    meta: { followsClosely: ['entries', 'walks'] },
  });
  if (query.data !== undefined) return <EntryCards {...query.data} />;
  if (isOffline) return <Alert color="orange">{t('entries.offline')}</Alert>;
  if (!query.isError) return <Skeleton h={160} />;
  return (
    <>
      <FailureAlert>{t('entries.failed')}</FailureAlert>
      <div>
        <Button variant="light" onClick={() => void query.refetch()}>
          {tUi('state.retry')}
        </Button>
      </div>
    </>
  );
}

type CardsProps = Readonly<{ entries: readonly ShownEntry[]; hidden: number }>;

function EntryCards({ entries, hidden }: CardsProps) {
  const { t } = useTexts('features/assessments/form');
  const more: ReactNode =
    hidden === 0 ? null : <Text c="dimmed">{t('entries.hidden', { count: hidden })}</Text>;
  if (entries.length === 0) return more ?? <Text>{t('entries.none')}</Text>;
  return (
    <>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <LinkedEntry entry={entry} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** One in a walk has no page of its own yet. */
function LinkedEntry({ entry }: Readonly<{ entry: ShownEntry }>) {
  const { title } = useEntryWords(entry);
  const hasPage = entry.walkId === null;
  return (
    <EntryCardFrame
      entry={entry}
      pending={null}
      heading={hasPage ? <EntryTitleLink entryId={entry.id} title={title} /> : title}
      actions={null}
      isOfOneSchool
    />
  );
}

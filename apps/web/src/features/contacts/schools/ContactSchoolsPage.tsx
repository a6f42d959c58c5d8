import { Stack, Text } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { IconAddressBook, IconChevronRight, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FindFilter } from '../../../ui/list/FindFilter.tsx';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { textMatcher } from '../../../ui/textSearch.ts';
import { useSchoolNames } from '../../schools/index.ts';
import { contactSchoolsFilter } from '../contactFilter.ts';
import classes from '../../../ui/linkCard.module.css';

/** The schools whose contacts one may see, with how many each has. */
export function ContactSchoolsPage() {
  const { t } = useTexts('features/contacts');
  const { isOffline } = useConnectivity();
  const { filter, setFilter, clear } = useFilter(contactSchoolsFilter);
  const counts = useQuery(api.contacts.listContactSchools.queryOptions());
  const names = useSchoolNames().data ?? [];
  const isFound = textMatcher(filter.find ?? '');
  return (
    <>
      <PageHeader title={t('title')} count={counts.data?.length} />
      <Text c="dimmed" mb="md" maw={720}>
        {t('schools.lead')}
      </Text>
      <QueryState
        query={counts}
        isOffline={isOffline}
        skeleton={<SkeletonList rows={6} height={72} gap="sm" />}
      >
        {(schools) => {
          const byId = new Map(schools.map(({ schoolId, contacts }) => [schoolId, contacts]));
          const shown = names.filter(({ id, name }) => byId.has(id) && isFound(name));
          return (
            <Stack gap="md">
              {schools.length > 1 ? (
                <FindFilter label={t('schools.find')} filter={filter} onChange={setFilter} />
              ) : null}
              {shown.length === 0 ? (
                <ListEmpty
                  isFiltered={(filter.find ?? '') !== ''}
                  onClear={clear}
                  nothing={{ icon: <IconAddressBook aria-hidden />, title: t('schools.none') }}
                  noMatch={{ icon: <IconSearchOff aria-hidden />, title: t('schools.noMatch') }}
                />
              ) : (
                <ul className={classes.list}>
                  {shown.map(({ id, name }) => (
                    <li key={id}>
                      <SchoolLinkRow schoolId={id} name={name} contacts={byId.get(id) ?? 0} />
                    </li>
                  ))}
                </ul>
              )}
            </Stack>
          );
        }}
      </QueryState>
    </>
  );
}

type RowProps = Readonly<{ schoolId: string; name: string; contacts: number }>;

function SchoolLinkRow({ schoolId, name, contacts }: RowProps) {
  const { t, language } = useTexts('features/contacts');
  return (
    <Link to="/contacts/$schoolId" params={{ schoolId }} className={classes.card}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>
          {t('schools.count', { count: contacts, number: numberText(contacts, language) })}
        </span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}

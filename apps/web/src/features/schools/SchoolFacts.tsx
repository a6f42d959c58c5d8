import { Anchor, Group, Text } from '@mantine/core';
import { webAddress, type School } from '@schooldog/domain/schools';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { CopyIcon } from '../../ui/CopyIcon.tsx';
import classes from './SchoolFacts.module.css';

/** What is known about a school, in two columns on wide screens. Numbers can be called and addresses written to. */
export function SchoolFacts({ school }: { school: School }) {
  const { t } = useTexts('features/schools');
  const { street, city, state, zip } = school.address;
  const address = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const website = webAddress(school.website);
  return (
    <dl className={classes.facts}>
      <Fact label={t('fields.address')} copy={address}>
        {address}
      </Fact>
      <Fact label={t('fields.phone')}>{phoneLink(school.phone)}</Fact>
      <Fact label={t('fields.principalName')}>{school.principalName}</Fact>
      <Fact label={t('fields.principalEmail')}>{mailLink(school.principalEmail)}</Fact>
      <Fact label={t('fields.principalOfficePhone')}>{phoneLink(school.principalOfficePhone)}</Fact>
      <Fact label={t('fields.schoolOfficeNumber')}>{phoneLink(school.schoolOfficeNumber)}</Fact>
      <Fact label={t('fields.contactPhone')}>{phoneLink(school.contactPhone)}</Fact>
      <Fact label={t('fields.fax')}>{school.fax}</Fact>
      <Fact label={t('fields.email')}>{mailLink(school.email)}</Fact>
      <Fact label={t('fields.website')}>
        {website === null ? null : (
          <Anchor href={website} target="_blank" rel="noreferrer" className={classes.link ?? ''}>
            {school.website}
          </Anchor>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, copy, children }: { label: string; copy?: string; children: ReactNode }) {
  const { t } = useTexts('features/schools');
  const isGiven = children !== null && children !== '';
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isGiven ? (
          <Group gap={4} wrap="nowrap">
            <span>{children}</span>
            {copy === undefined ? null : <CopyIcon value={copy} what={label} />}
          </Group>
        ) : (
          <Text span c="dimmed">
            {t('info.none')}
          </Text>
        )}
      </dd>
    </div>
  );
}

function phoneLink(phone: string | null): ReactNode {
  return phone === null ? null : wayLink(`tel:+1${phone.replace(/\D/g, '')}`, phone);
}

function mailLink(email: string): ReactNode {
  return email === '' ? null : wayLink(`mailto:${email}`, email);
}

function wayLink(href: string, words: string): ReactNode {
  return (
    <Anchor href={href} className={classes.link ?? ''}>
      {words}
    </Anchor>
  );
}

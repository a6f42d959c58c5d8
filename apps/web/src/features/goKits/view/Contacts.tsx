import { Stack, Text } from '@mantine/core';
import { skillWords } from '@schooldog/domain/contacts';
import type { GoKitContent } from '@schooldog/domain/goKits';
import { IconSearchOff, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { LocalList } from '../../../ui/list/LocalList.tsx';
import { SearchField } from '../../../ui/list/SearchField.tsx';
import card from '../../../ui/recordCard.module.css';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { textMatcher } from '../../../ui/textSearch.ts';
import classes from './Kit.module.css';
import { MailLink, PhoneLink } from './Ways.tsx';

const pageSize = 50;

export function Contacts({ content: { contacts, skills } }: Readonly<{ content: GoKitContent }>) {
  const { t, language } = useTexts('features/goKits');
  const [find, setFind] = useState<string | undefined>();
  if (contacts.length === 0) return <StateMessage icon={<IconUsers />} title={t('view.noContacts')} />;
  const skillNames = new Map(skills.map((skill) => [skill.id, skillWords(skill, language).name]));
  const matches = textMatcher(find ?? '');
  const found = contacts
    .map((contact) => ({
      ...contact,
      name: `${contact.firstName} ${contact.lastName}`,
      skills: contact.skillIds.flatMap((id) => skillNames.get(id) ?? []),
    }))
    .filter(({ name, title, email, phoneNumber, skills: has }) =>
      matches(name, title, email, phoneNumber ?? '', ...has),
    );
  return (
    <Stack gap="md">
      <SearchField
        label={t('view.find')}
        placeholder={t('view.find')}
        isLabelHidden
        isInstant
        value={find}
        onChange={setFind}
        maw={420}
      />
      {found.length === 0 ? (
        <StateMessage icon={<IconSearchOff />} title={t('view.noMatch')} />
      ) : (
        <LocalList key={find ?? ''} items={found} pageSize={pageSize}>
          {(shown) => (
            <ul className={classes.cards}>
              {shown.map((contact) => (
                <li key={contact.email} className={card.card}>
                  <div>
                    <Text fw={600}>{contact.name}</Text>
                    <Text size="sm" c="dimmed">
                      {[contact.title, ...contact.skills].filter((part) => part !== '').join(' · ')}
                    </Text>
                  </div>
                  <div>
                    <div>
                      <PhoneLink person={contact} />
                    </div>
                    <div>
                      <MailLink person={contact} />
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </LocalList>
      )}
    </Stack>
  );
}

import { Card, Collapse, Text, UnstyledButton } from '@mantine/core';
import type { Actor } from '@schooldog/domain/permissions';
import { IconCheck, IconChevronDown, IconMinus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { accessGroups, type AccessLine } from './accessLines.ts';
import classes from './AccessSummary.module.css';
import { useSchoolWords } from './useSchoolWords.ts';

/** The rights of a person in sentences, so that the effect of the checkboxes above is clear. */
export function AccessSummary({ person }: Readonly<{ person: Actor }>) {
  const { t } = useTexts('features/people/permissionEditor');
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Card withBorder padding={0}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          <Text fw={600}>{t('access.title')}</Text>
          <Text size="sm" c="dimmed">
            {t('access.lead')}
          </Text>
        </span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <div id={listId}>
        <Collapse expanded={isOpen} keepMounted={false}>
          <div className={classes.groups}>
            {accessGroups(person).map(({ name, lines }) => (
              <section key={name}>
                <Text component="h4" size="sm" fw={600} mb={4}>
                  {t(`groups.${name}`)}
                </Text>
                <ul className={classes.lines}>
                  {lines.map((line) => (
                    <Line key={line.permissions.join()} line={line} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Collapse>
      </div>
    </Card>
  );
}

function Line({ line }: Readonly<{ line: AccessLine }>) {
  const { t } = useTexts('features/people/permissionEditor');
  const sentence = useSentence();
  const Icon = line.schools === null ? IconMinus : IconCheck;
  return (
    <li className={classes.line} data-allowed={line.schools !== null || undefined}>
      <Icon size={16} aria-hidden />
      <span>
        {sentence(line)}
        <span className={classes.why}>{` — ${t(`access.why.${line.why}`)}`}</span>
      </span>
    </li>
  );
}

function useSentence(): (line: AccessLine) => string {
  const { t, language } = useTexts('features/people/permissionEditor');
  const schoolWords = useSchoolWords();
  return ({ permissions, schools }) => {
    const type = schools === null ? 'disjunction' : 'conjunction';
    const what = new Intl.ListFormat(language, { type }).format(
      permissions.map((permission) => t(`permissions.${permission}.can`)),
    );
    if (schools === null) return t('access.refused', { what });
    if (schools === 'all') return t('access.allowed.all', { what });
    const named = schoolWords(schools);
    if (named !== null) return t('access.allowed.named', { what, schools: named });
    return t('access.allowed.counted', { what, count: schools.length });
  };
}

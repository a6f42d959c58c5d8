import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { skillRules } from '@schooldog/domain/contacts';
import { byName } from '@schooldog/domain/kernel';
import { may } from '@schooldog/domain/permissions';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SearchField } from '../../../ui/list/SearchField.tsx';
import { textMatcher } from '../../../ui/textSearch.ts';
import { type ShownSkill, useShownSkills } from '../useSkillNames.ts';
import { EditSkill } from './EditSkill.tsx';
import { NewSkill } from './NewSkill.tsx';
import classes from './SkillsDialog.module.css';
import { useDeleteSkill } from './useDeleteSkill.ts';

/** The skills of the district: added by editors of contacts, renamed and deleted by those who manage it. */
export function SkillsDialog({ onClose }: Readonly<{ onClose(): void }>) {
  const { t, language } = useTexts('features/contacts');
  const actor = useActor();
  const skills = useShownSkills();
  const [find, setFind] = useState('');
  const [edited, setEdited] = useState<string | null>(null);
  const isFound = textMatcher(find);
  const shown = skills.filter(({ shownName, shownCategory }) => isFound(shownName, shownCategory));
  const categories = [...new Set(shown.map(({ shownCategory }) => shownCategory))].toSorted((a, b) =>
    byName(a, b, language),
  );
  const isAdding = edited === '';
  return (
    <Dialog title={t('skills.title')} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('skills.lead')}</Text>
        {isAdding ? (
          <NewSkill onAdded={() => setEdited(null)} onCancel={() => setEdited(null)} />
        ) : may(skillRules.add, actor, null) ? (
          <Button
            variant="light"
            w="fit-content"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setEdited('')}
          >
            {t('skills.add')}
          </Button>
        ) : null}
        <SearchField
          label={t('skills.find')}
          isLabelHidden
          isInstant
          placeholder={t('skills.find')}
          value={find}
          onChange={setFind}
        />
        {categories.map((category) => (
          <section key={category}>
            <Text fw={600} component="h3" size="sm" m={0}>
              {category}
            </Text>
            <ul className={classes.list}>
              {shown
                .filter((skill) => skill.shownCategory === category)
                .map((skill) => (
                  <li key={skill.id} className={classes.row}>
                    {edited === skill.id ? (
                      <EditSkill skill={skill} onClose={() => setEdited(null)} />
                    ) : (
                      <SkillRow skill={skill} onEdit={() => setEdited(skill.id)} />
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 ? <Text c="dimmed">{t('skills.nothingFound')}</Text> : null}
      </Stack>
    </Dialog>
  );
}

type RowProps = Readonly<{ skill: ShownSkill; onEdit(): void }>;

function SkillRow({ skill, onEdit }: RowProps) {
  const { t } = useTexts('features/contacts');
  const actor = useActor();
  const askAndDelete = useDeleteSkill();
  const name = skill.shownName;
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <span className={classes.name}>{name}</span>
      {may(skillRules.manage, actor, null) ? (
        <Group gap={0} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('skills.rename', { name })}
            onClick={onEdit}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('skills.delete', { name })}
            onClick={() => void askAndDelete(skill)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ) : null}
    </Group>
  );
}

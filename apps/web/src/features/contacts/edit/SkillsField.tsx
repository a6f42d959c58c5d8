import { Button, MultiSelect, Stack } from '@mantine/core';
import { contactLimits, skillRules } from '@schooldog/domain/contacts';
import { byName } from '@schooldog/domain/kernel';
import { may } from '@schooldog/domain/permissions';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { NewSkill } from '../skills/NewSkill.tsx';
import { useShownSkills } from '../useSkillNames.ts';

type Props = Readonly<{ value: readonly string[]; onChange(skillIds: string[]): void }>;

/** Skills by category, and a way to add one that is missing. */
export function SkillsField({ value, onChange }: Props) {
  const { t, language } = useTexts('features/contacts');
  const actor = useActor();
  const skills = useShownSkills();
  const [isAdding, setIsAdding] = useState(false);
  const categories = [...new Set(skills.map(({ shownCategory }) => shownCategory))].toSorted((a, b) =>
    byName(a, b, language),
  );
  return (
    <Stack gap="xs">
      <MultiSelect
        label={t('form.skillIds')}
        placeholder={value.length === 0 ? t('form.chooseSkills') : ''}
        data={categories.map((group) => ({
          group,
          items: skills
            .filter(({ shownCategory }) => shownCategory === group)
            .map(({ id, shownName }) => ({ value: id, label: shownName })),
        }))}
        value={[...value]}
        onChange={onChange}
        maxValues={contactLimits.skillsEach}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('skills.nothingFound')}
      />
      {isAdding ? (
        <NewSkill
          onAdded={(skillId) => {
            onChange([...value, skillId]);
            setIsAdding(false);
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : may(skillRules.add, actor, null) ? (
        <Button
          variant="subtle"
          w="fit-content"
          mih={44}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {t('skills.add')}
        </Button>
      ) : null}
    </Stack>
  );
}

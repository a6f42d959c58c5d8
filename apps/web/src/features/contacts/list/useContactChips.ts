import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { FilterChip } from '../../../ui/list/defineFilter.ts';
import { contactFilter, type ContactListFilter } from '../contactFilter.ts';
import { useShownSkills } from '../useSkillNames.ts';

export function useContactChips(filter: ContactListFilter): readonly FilterChip<ContactListFilter>[] {
  const { t } = useTexts('features/contacts');
  const skills = useShownSkills();
  return contactFilter.chips(filter, {
    search: (words) => t('search.chip', { words }),
    skillIds: (id) => skills.find((skill) => skill.id === id)?.shownName ?? t('skills.unknown'),
    titles: (title) => title,
    kind: (kind) => t(`kinds.${kind}`),
  });
}

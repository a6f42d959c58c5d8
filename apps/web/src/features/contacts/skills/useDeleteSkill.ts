import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { useSaved } from '../queries.ts';
import type { ShownSkill } from '../useSkillNames.ts';

/** Says how many people and roles have the skill before it is deleted. */
export function useDeleteSkill(): (skill: ShownSkill) => Promise<void> {
  const { t } = useTexts('features/contacts');
  const saved = useSaved();
  return async ({ id: skillId, shownName: name }) => {
    try {
      const { people, roles } = await client.contacts.getSkillUses({ skillId });
      const uses = [t('skills.people', { count: people }), t('skills.roles', { count: roles })].join(' ');
      const isConfirmed = await confirm({
        title: t('skills.deleteTitle', { name }),
        body: people + roles === 0 ? t('skills.deleteUnused') : `${uses} ${t('skills.deleteBody')}`,
        confirmLabel: t('delete.action'),
        danger: true,
      });
      if (!isConfirmed) return;
      await client.contacts.deleteSkill({ skillId });
      await saved(t('skills.deleted'));
    } catch (error) {
      toastError(rejectionText(error) ?? t('errors.failed'));
    }
  };
}

import {
  cleanSkill,
  contactLimits,
  isSkillKey,
  isSkillNameTaken,
  type Skill,
  type SkillEdit,
  type SkillForm,
  skillFormSchema,
  skillMerge,
  skillRules,
} from '@schooldog/domain/contacts';
import { problem } from '@schooldog/domain/problems';
import type { Command, SignedInContext } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { skillRecord } from './records.ts';
import {
  claimSkills,
  insertSkill,
  listSkillRows,
  lockSkills,
  peopleWithSkill,
  presentSkill,
  removeSkill,
  schoolsWithSkill,
  updateSkill,
} from './skillStore.ts';

type OneSkill = Readonly<{ skillId: string }>;

export async function listSkills({ services, actor }: SignedInContext): Promise<Skill[]> {
  requireMay(skillRules.view, actor, null);
  return (await listSkillRows(services.database.db)).map(presentSkill);
}

/** Said before it is deleted. */
export async function getSkillUses(
  { services, actor }: SignedInContext,
  { skillId }: OneSkill,
): Promise<{ people: number; roles: number }> {
  const { db } = services.database;
  await skillRecord.view(db, actor, skillId);
  requireMay(skillRules.manage, actor, null);
  const roles = await services.hooks.collect(db, 'skill.uses', { skillId });
  return { people: await peopleWithSkill(db, skillId), roles: roles.reduce((sum, uses) => sum + uses, 0) };
}

export const addSkill: Command<OneSkill & SkillForm, Skill> = async (
  { work, actor },
  { skillId, ...form },
) => {
  requireMay(skillRules.add, actor, null);
  if (!skillFormSchema.safeParse(form).success) throw problem('contact.invalidSkill');
  if (!isSkillKey(skillId)) throw problem('contact.invalidSkillId');
  const known = await lockSkills(work.tx);
  if (known.length >= contactLimits.skills) throw problem('contact.tooManySkills');
  if (known.some(({ id }) => id === skillId)) throw problem('contact.skillIdTaken');
  if (isSkillNameTaken(known, form.name, null)) throw problem('contact.skillTaken');
  const row = { id: skillId, ...cleanSkill(form), timeCreated: work.now, timeUpdated: work.now };
  await insertSkill(work.tx, row);
  await skillRecord.recordChange(work, null, row);
  return presentSkill(row);
};

export const editSkill: Command<OneSkill & Readonly<{ edit: SkillEdit }>, Skill> = async (
  context,
  { skillId, edit },
) => {
  const { work, services } = context;
  const known = await lockSkills(work.tx);
  const before = await skillRecord.lock(context, skillId, 'manage');
  const merged = await mergeEdit(work, skillMerge, {
    recordType: skillRecord.type,
    recordId: skillId,
    current: before,
    edit,
  });
  if (isSkillNameTaken(known, merged.name, skillId)) throw problem('contact.skillTaken');
  const after = { ...before, ...cleanSkill(merged), timeUpdated: work.now };
  await updateSkill(work.tx, after);
  await skillRecord.recordChange(work, before, after);
  const schoolIds = await schoolsWithSkill(work.tx, skillId);
  await services.hooks.publish(context, 'contacts.changed', { schoolIds, personIds: [] });
  return presentSkill(after);
};

/** Nobody has it afterwards, and no role asks for it. */
export const deleteSkill: Command<OneSkill> = async (context, { skillId }) => {
  const { work, services } = context;
  await claimSkills(work.tx);
  const before = await skillRecord.lock(context, skillId, 'manage');
  const schoolIds = await schoolsWithSkill(work.tx, skillId);
  await removeSkill(work.tx, skillId);
  await skillRecord.recordChange(work, before, null);
  await services.hooks.publish(context, 'skill.deleted', { skillId });
  await services.hooks.publish(context, 'contacts.changed', { schoolIds, personIds: [] });
};

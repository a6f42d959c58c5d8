// Many options from a file. The rows come in parts, so each part must be idempotent.
import { type OptionForm, planImportInSteps, profileLimits } from '@schooldog/domain/dataProfiles';
import { problem } from '@schooldog/domain/problems';
import type { Command } from '../../platform/api/context.ts';
import { inSteps, slicesInSteps } from '../../platform/work/inSteps.ts';
import { requireOpenSchool } from '../schools/index.ts';
import { newOption, requireRoom } from './commands.ts';
import { insertOptions, type OptionRow, optionsOfProfile, updateOption } from './optionStore.ts';
import { auditInProfile, optionRecord, profileRecord } from './records.ts';

type ImportOutcome = Readonly<{ added: number; changed: number; unchanged: number }>;

export const importDataProfileOptions: Command<
  { dataProfileId: string; rows: readonly OptionForm[] },
  ImportOutcome
> = async (context, { dataProfileId, rows }) => {
  const { work, services } = context;
  const profile = await profileRecord.lock(context, dataProfileId, 'addOptions');
  const { schoolId, name: profileName } = profile;
  requireOpenSchool(work, schoolId, work.now);
  const options = await optionsOfProfile(work.tx, profile.id);
  const { added, changed, unchanged, repeated } = await inSteps(planImportInSteps(options, rows));
  const [twice] = repeated;
  if (twice !== undefined) throw problem('dataProfile.rowTwice', { label: twice });
  requireRoom(options.length, added.length);
  for (const { option } of changed) requireWithinLimits(option);

  await slicesInSteps(added, async (forms) => {
    const made = forms.map((form) => newOption(profile, { id: services.makeId(), ...form }, work.now));
    await insertOptions(work.tx, made);
    for (const option of made) await optionRecord.audit(work, null, option);
  });
  const known = new Map(options.map((option) => [option.id, option]));
  const inProfile = (option: OptionRow) => ({ ...option, schoolId, profileName });
  for (const { id, option } of changed) {
    const row = known.get(id);
    if (row === undefined) continue;
    const before = inProfile(row);
    const after = await updateOption(work.tx, before, { ...option, isArchived: false }, work.now);
    await optionRecord.audit(work, before, after);
  }

  const outcome = { added: added.length, changed: changed.length, unchanged: unchanged.length };
  if (added.length + changed.length > 0) {
    const told = { added: added.length, changed: changed.length };
    await auditInProfile(work, profile.id, 'imported', [null, told]);
    await profileRecord.recordChange(work, profile, profile);
  }
  return outcome;
};

/** A row can add more to an option than one option may have. */
function requireWithinLimits({ label, attributes }: OptionForm): void {
  if (Object.keys(attributes).length > profileLimits.attributes) {
    throw problem('dataProfile.tooManyAttributes', { label, limit: profileLimits.attributes });
  }
}

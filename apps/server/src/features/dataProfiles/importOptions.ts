// Many options from a file. The rows come in parts, so each part must be safe to send again.
import { type OptionForm, planImport, profileLimits } from '@schooldog/domain/dataProfiles';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Work } from '../../platform/work/work.ts';
import { lockedProfile } from './access.ts';
import { requireOpen, requireRoom } from './commands.ts';
import { insertOptions, optionsOfProfile, updateOption } from './optionStore.ts';
import { announceProfile, auditInProfile, auditOption } from './settle.ts';

export type ImportOutcome = Readonly<{ added: number; changed: number; unchanged: number }>;

export async function importDataProfileOptions(
  work: Work,
  actor: Actor,
  input: { dataProfileId: string; rows: readonly OptionForm[] },
  makeId: () => string,
): Promise<ImportOutcome> {
  const profile = await lockedProfile(work, actor, input.dataProfileId);
  requireOpen(profile);
  const options = await optionsOfProfile(work.tx, profile.id);
  const { added, changed, unchanged, repeated } = planImport(options, input.rows);
  const [twice] = repeated;
  if (twice !== undefined) throw problem('dataProfile.rowTwice', { label: twice });
  requireRoom(options.length, added.length);
  for (const { option } of changed) requireWithinLimits(option);

  const made = added.map((option) => ({ id: makeId(), dataProfileId: profile.id, ...option }));
  await insertOptions(work.tx, made, work.now);
  for (const { id, ...option } of made) await auditOption(work, id, null, { ...option, ...asNew });
  const before = new Map(options.map((option) => [option.id, option]));
  for (const { id, option } of changed) {
    await updateOption(work.tx, id, { ...option, isArchived: false }, work.now);
    await auditOption(work, id, before.get(id) ?? null, { ...option, ...asNew });
  }

  const outcome = { added: added.length, changed: changed.length, unchanged: unchanged.length };
  if (added.length + changed.length > 0) {
    await auditInProfile(work, profile.id, 'imported', [
      null,
      { added: added.length, changed: changed.length },
    ]);
    await announceProfile(work, profile);
  }
  return outcome;
}

const asNew = { isArchived: false, mergedIntoId: null } as const;

/** What a row adds to an option can be more than one option may have. */
function requireWithinLimits({ label, attributes }: OptionForm): void {
  if (Object.keys(attributes).length > profileLimits.attributes) {
    throw problem('dataProfile.tooManyAttributes', { label, limit: profileLimits.attributes });
  }
}

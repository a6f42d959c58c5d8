import type { Actor } from '@schooldog/domain/permissions';
import type { Services } from '../../platform/api/context.ts';
import type { SettingsVersions } from '../../platform/settingsDocuments/keptDocument.ts';
import type { Work } from '../../platform/work/work.ts';

/** Who changes an entry, and what the clock of their device shows. */
export type Asker = Readonly<{
  services: Services;
  work: Work;
  actor: Actor;
  deviceNow: Date | null;
  settingsVersions?: SettingsVersions;
}>;

import type { ServerFeature } from '../../platform/api/feature.ts';
import { goKitTopics } from './live.ts';
import { goKitProcedures } from './procedures.ts';

export const goKits: ServerFeature<'goKits'> = { procedures: goKitProcedures, topics: goKitTopics };

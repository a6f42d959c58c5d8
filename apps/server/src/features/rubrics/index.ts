import type { ServerFeature } from '../../platform/api/feature.ts';
import { rubricTopics } from './live.ts';
import { rubricProcedures } from './procedures.ts';

export const rubrics: ServerFeature<'rubrics'> = { procedures: rubricProcedures, topics: rubricTopics };

export { findRubric } from './store.ts';

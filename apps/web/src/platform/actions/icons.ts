import type { QuickAction } from '@schooldog/domain/dashboard';
import {
  IconChecklist,
  IconClipboardPlus,
  IconRun,
  IconTool,
  IconWalk,
  type Icon,
} from '@tabler/icons-react';

export const actionIcons: Readonly<Record<QuickAction, Icon>> = {
  recordDrill: IconRun,
  beginAssessment: IconChecklist,
  createWorkOrder: IconTool,
  startWalk: IconWalk,
  logEntry: IconClipboardPlus,
};

import type { NotificationKind } from '@schooldog/domain/notifications';
import {
  IconBinoculars,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconClipboardPlus,
  IconConfetti,
  IconHourglass,
  IconMessage2,
  IconShieldCheck,
  IconThumbUp,
  IconUrgent,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react';

export const kindIcons: Readonly<Record<NotificationKind, Icon>> = {
  welcome: IconConfetti,
  permissionsChanged: IconShieldCheck,
  safetyAlert: IconUrgent,
  safetyAlertReminder: IconUrgent,
  newCycleBeginning: IconCalendarEvent,
  neighborhoodWatch: IconBinoculars,
  nudge: IconHourglass,
  taskAssigned: IconUserCheck,
  taskApproved: IconThumbUp,
  taskNeedsApproval: IconClipboardCheck,
  taskCompleted: IconCircleCheck,
  taskDeclined: IconCircleX,
  taskComments: IconMessage2,
  taskBoardNewTask: IconClipboardPlus,
};

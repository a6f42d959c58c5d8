// The job queues by the names that people read. A test compares them with the jobs of the server.
import type { Texts } from '../../../platform/i18n/texts.ts';

const known = [
  'housekeeping',
  'alerts.escalate',
  'drills.remind',
  'eop.remind',
  'exports.make',
  'exports.cleanUp',
  'files.deleteObject',
  'files.sweep',
  'insights.lookAtCycle',
  'walks.autoComplete',
  'walks.neighborhoodWatch',
  'messages.mail',
  'messages.sms',
  'messages.push',
  'messages.cleanup',
  'ownData.make',
  'ownData.cleanUp',
  'recurring.generate',
  'reports.send',
  'settings.timeZoneChanged',
  'users.mailLink',
  'workOrders.sendUpdates',
  'workOrders.startScheduled',
  'workOrders.createPlanned',
  'workOrders.countAgain',
  'workOrders.measureOrders',
  'workOrders.forgetAnswers',
  'workOrders.keepMonths',
  'workOrders.releaseWork',
] as const;

export function queueName(name: string, t: Texts<'features/notifications'>): string {
  const key = known.find((one) => one === name);
  return key === undefined ? t('jobs.other') : t(`jobs.names.${key}`);
}

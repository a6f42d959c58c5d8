// The most frequent actions, in the Action menu and in the action panel of the dashboard.
import { type Actor, holdsSomewhere, type Permission } from '../permissions/index.ts';

export const quickActions = [
  'recordDrill',
  'beginAssessment',
  'createWorkOrder',
  'startWalk',
  'logEntry',
] as const;

export type QuickAction = (typeof quickActions)[number];

const needs: Readonly<Record<QuickAction, Permission>> = {
  recordDrill: 'record drills',
  beginAssessment: 'submit assessments',
  createWorkOrder: 'propose tasks',
  startWalk: 'log entries',
  logEntry: 'log entries',
};

export function canStart(actor: Actor, action: QuickAction): boolean {
  return holdsSomewhere(actor, needs[action]);
}

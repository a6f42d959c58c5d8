export { alertTopics, announceAlertsOf } from './live.ts';
export { imageIdsKeptByAlerts } from './pictures.ts';
export { alertProcedures } from './procedures.ts';
export { type NewAlert, sendAlert } from './send.ts';
export { alertsOfEntry } from './store.ts';

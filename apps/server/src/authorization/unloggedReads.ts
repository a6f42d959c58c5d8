/**
 * What provider staff may call without a row in the district's log: reads, and actions that answer more than that they
 * were done. All other reads are logged. Each with the reason why it shows no record of the district.
 */
export const unloggedReads: Readonly<Record<string, string>> = {
  'alerts.countUnreadAlerts': 'a figure about the caller',
  'calendarFeeds.getCalendarFeed': "the caller's own",
  'calendarFeeds.makeCalendarFeed': "the caller's own",
  'clientErrors.getClientError': 'for provider staff, without personal data',
  'clientErrors.listClientErrors': 'for provider staff, without personal data',
  'dashboard.getFrameCounts': 'figures about the caller',
  'eop.addAttachment': 'a change; opening the file is logged',
  'eop.generateEopComponentPdf': 'it notes the read itself, under the component',
  'exports.getExport': "the caller's own; request and download are logged",
  'exports.listExports': "the caller's own; request and download are logged",
  'goKits.listKits': "the caller's own",
  'insights.listFavoriteInsights': "the caller's own",
  'notifications.getPushKey': 'the same for everyone',
  'notifications.listJobs': 'jobs of the server, without records',
  'notifications.listNotifications': "the caller's own",
  'responderLinks.addResponderLink': 'a change',
  'schools.listSchoolNames': 'the frame of every page',
  'settings.getAppSettings': 'the frame of every page',
  'settings.getObservationSettings': 'the frame of every page',
  'settings.getOrganization': 'the frame of every page',
  'staffReads.listStaffReads': 'the log itself',
  'users.getFactors': "the caller's own",
  'users.getHumanCheck': 'the same for everyone',
  'users.getSession': "the caller's own",
  'users.listDevices': "the caller's own",
  'users.listSignInProviders': 'the same for everyone',
  'users.sendEmailVerification': 'a change',
  'workOrders.listWorkOrderViews': "the caller's own",
};

export const workOrderLimits = {
  description: 2000,
  notes: 2000,
  location: 200,
  assignedStaff: 5,
  pictures: 20,
  attachments: 20,
  attachmentName: 120,
  statusComment: 120,
  comment: 200,
  customFields: 10,
  customFieldName: 60,
  customFieldAnswer: 100,
  boards: 50,
  boardName: 30,
  boardPeople: 500,
  followers: 500,
  /** Links to orders that are looked up at once. */
  linked: 100,
  /** In one bulk change. */
  selected: 100,
  views: 20,
  viewName: 40,
  viewQuery: 2000,
  /** How long ago an order that arrives now may have been raised. */
  raisedDaysAgo: 30,
  /** Orders that look like the one being described. */
  similar: 5,
  similarText: 200,
  /** The timeline shows so many before "View more". */
  timelineWide: 4,
  timelineNarrow: 1,
  /** Without an assignee for this long, an order needs attention. */
  unassignedDays: 3,
  previewLetters: 25,
} as const;

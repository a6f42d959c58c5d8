// Texts that fit any item, and what people add to an entry besides its comment.

/** Neither good nor bad, about things. */
export const notesOnThings = [
  'Checked {when}, no change since the last visit.',
  'Noted for the next walk.',
  'Asked about it {when}; someone is already on it.',
  'For the record after the fire marshal’s visit.',
  'Contractor was on site {when} to look at this.',
  'Will check again next week.',
  'Question for the safety team meeting.',
  'Inspection is due in {n} weeks.',
  'Asked the principal who takes care of this.',
  'Logged so that the next shift knows about it.',
] as const;

/** About what people do. */
export const notesOnPeople = [
  'Stopped by {when}, nothing to report.',
  'Noted for the next walk.',
  'Talked about it with the team {when}.',
  'Will bring it up at the next staff meeting.',
  'Watched for a while {when}.',
  'Will stop by again next week.',
  'Question for the safety team meeting.',
  'Training on this is in {n} weeks.',
  'Asked the principal who follows up.',
  'Logged so that the next shift knows about it.',
] as const;

export const moments = [
  'before first bell',
  'at arrival',
  'during second period',
  'during lunch',
  'after lunch',
  'at class change',
  'during recess',
  'at dismissal',
  'after school',
  'this morning',
] as const;

export const manualTags = {
  concern: [
    'follow up',
    'repeat issue',
    'needs work order',
    'trip hazard',
    'after hours',
    'urgent',
    'ADA',
    'storm damage',
  ],
  praise: ['great job', 'share at staff meeting', 'best practice', 'team effort'],
  other: ['for the record', 'ask at meeting', 'vendor visit'],
} as const;

export const amendments = [
  'Update: reported to the office.',
  'Update: no change {when}.',
  'Update: maintenance has been here.',
  'Update: fixed for now, please check again.',
] as const;

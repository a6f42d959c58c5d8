// Texts that fit any item, and what people add to an entry besides its comment.

/** Neither good nor bad. */
export const notes = [
  'Checked {when}, no change since the last visit.',
  'Noted for the next walk.',
  'Asked about it {when}; somebody is already on it.',
  'For the record after the fire marshal’s visit.',
  'Contractor was on site {when} to look at this.',
  'Will look again next week.',
  'Question for the safety team meeting.',
  'Inspection is due in {n} weeks.',
  'Same as in building B.',
  'Photo for the file.',
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
  'Update: still the same {when}.',
  'Update: maintenance has been here.',
  'Update: fixed for now, please check again.',
] as const;

// What people write about the drills of the demo district.
export const notes = [
  'Announced to staff, not to students.',
  'Unannounced. The alarm company was notified beforehand.',
  'Fire department was on site.',
  'During second lunch.',
  '',
  '',
  '',
] as const;

export const results = [
  'All classes got outside quickly.',
  'Headcount complete on the second try.',
  'Calm and orderly.',
  'Two classes used the wrong exit.',
  'Radios worked in every wing.',
  '',
] as const;

export const wentWell = [
  'Teachers took their rosters with them.',
  'Quiet hallways, doors closed.',
  'Front office had the visitor list ready.',
  '',
  '',
] as const;

export const points = [
  'Exit by the gym was blocked by chairs',
  "Announcement couldn't be heard in the annex",
  'Substitute teachers had no roster',
  'Assembly area too close to the bus lane',
  "Strobe in the music room didn't flash",
  "Classroom door 112 doesn't lock from the inside",
] as const;

// What people write about the drills of the demo district.
export const notes = [
  'Announced to staff, not to students.',
  'Unannounced. The alarm company was told before.',
  'With the fire department on site.',
  'During the second lunch.',
  '',
  '',
  '',
] as const;

export const results = [
  'All classes were outside in good time.',
  'Headcount complete at the second try.',
  'Calm and orderly.',
  'Two classes used the wrong exit.',
  'Radios worked in every wing.',
  '',
] as const;

export const wentWell = [
  'Teachers took their rosters along.',
  'Quiet hallways, doors closed.',
  'Front office had the visitor list ready.',
  '',
  '',
] as const;

export const points = [
  'Exit by the gym was blocked by chairs',
  'Announcement could not be heard in the annex',
  'Substitute teachers had no roster',
  'Assembly area too close to the bus lane',
  'Strobe in the music room did not flash',
  'Classroom door 112 does not lock from inside',
] as const;

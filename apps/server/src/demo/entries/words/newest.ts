// The newest entries, newest first: chosen by hand, because they are what a visitor of the demo sees first.
import type { Opinion } from '@schooldog/domain/entries';
import type { KnownRole } from '@schooldog/domain/permissions';

export type Picked = Readonly<{
  item: string;
  opinion: Opinion;
  /** The place of the school in the demo's list. */
  school: number;
  by: KnownRole;
  /** An option of the school's lists, or words. */
  location: string;
  comment: string;
  /** The pictures, by the name of their files. */
  photos: readonly string[];
  isAlert: boolean;
}>;

type Draft = readonly [
  item: string,
  opinion: Opinion,
  school: number,
  by: KnownRole,
  location: string,
  comment: string,
  photos?: readonly string[],
  alert?: 'alert',
];

/* prettier-ignore */
const drafts: readonly Draft[] = [
  ['Exterior door propped open', 'concern', 9, 'sro', 'Door 4', 'Gym door wedged open with a cone, nobody in sight. Closed it and checked the hall.', ['doorPropped', 'doorPropped2'], 'alert'],
  ['Gate or fence', 'concern', 0, 'sro', 'Back fence', 'Fence is cut near the drainage ditch, big enough for a child to crawl through.', ['fenceHole'], 'alert'],
  ['Act of kindness', 'praise', 0, 'educator', 'Cafeteria', 'Two fifth graders sat with a new student at lunch and showed her around.'],
  ['Spill or wet floor', 'concern', 6, 'custodial', 'Main hallway', 'Fountain is leaking across the hall. Sign is up, water is shut off.', ['wetFloor']],
  ['Main entrance and buzzer', 'praise', 2, 'principal', 'Door 1', 'Front office asked every visitor for a name and a reason. Well done.', ['entrance']],
  ['Smoke detector or alarm panel', 'concern', 10, 'assistant_principal', 'Fire alarm panel', 'Trouble light came on after the storm. Alarm company has been called.', ['alarmTrouble'], 'alert'],
  ['Hallway clear', 'praise', 7, 'custodial', 'East hallway', 'Clear from end to end after the book fair.', ['hallway']],
  ['Arrival and dismissal', 'concern', 4, 'assistant_principal', 'Car line', 'Cars are stopping in the second lane to let students out. We need one more adult there.'],
  ['Playground equipment', 'concern', 0, 'principal', 'Playground', 'Swing chain is twisted and the seat is torn. Taped off until it is fixed.', ['swings', 'swings2'], 'alert'],
  ['Staff visible and greeting', 'praise', 9, 'principal', 'Main hallway', 'Every teacher was at the door at class change. Halls were calm.'],
  ['Fire extinguisher', 'concern', 3, 'custodial', 'Fire extinguisher FE-03', 'Boxes from the fundraiser are stacked in front of it. Asked the PTA to move them.', ['extinguisherBlocked']],
  ['Ceiling tile or leak', 'concern', 8, 'educator', 'Room 104', 'Brown stain is getting bigger after every rain. Bucket is under it.', ['ceilingStain']],
  ['Drill carried out well', 'praise', 1, 'principal', '', 'Fire drill: building empty in 2 minutes 40 seconds, every class accounted for.'],
  ['Stranger on campus', 'concern', 5, 'principal', 'Athletic field', 'Man walking a dog along the field during PE. He left when I spoke to him.', [], 'alert'],
  ['Restroom condition', 'praise', 0, 'custodial', 'Boys restroom', 'New soap dispensers are in and full.', ['restroom']],
  ['Stairs and railings', 'concern', 10, 'custodial', 'Stairwell B', 'Edge strip on the third step is loose. Trip hazard.', ['stairsWorn']],
  ['Exit sign or emergency light', 'concern', 6, 'sro', 'East hallway', 'Exit sign is dark. Bulb or battery.', ['exitSignRed']],
  ['Positive classroom climate', 'praise', 2, 'assistant_principal', 'Room 103', 'Students were working in groups and helping each other. Great lesson.', ['classroom']],
  ['Heating or cooling', 'concern', 11, 'educator', 'Room 201', 'Room is at 84 degrees and the unit only blows warm air.', ['thermostatHot']],
  ['Bus loading area', 'praise', 7, 'sro', 'Bus loop', 'Orderly lines at every bus and drivers greeting students by name.'],
  ['Electrical panel or outlet', 'concern', 0, 'assistant_principal', 'Kitchen', 'Outlet by the warmer sparked. Breaker is off and the area is blocked.', ['electricalBlocked'], 'alert'],
  ['Visitor sign-in and badges', 'praise', 4, 'educator', 'Main office', 'All 14 volunteers signed in and wore their badges.', ['badges']],
  ['Exterior lighting', 'concern', 9, 'custodial', 'Front of the building', 'Two wall lights are out by the band entrance. Dark when practice ends.', ['wallLightOut']],
  ['Hallway supervision', 'concern', 8, 'assistant_principal', 'Main hallway', 'No adult by the restrooms between third and fourth period.'],
  ['First aid kit or AED', 'praise', 10, 'sro', 'AED 2', 'AED checked: green light, pads are good through next summer.', ['aed']],
  ['Trash and recycling', 'concern', 3, 'custodial', 'Loading dock', 'Contenedor lleno y bolsas en el suelo. Ya llamé para que lo recojan.', ['dumpsterFull']],
  ['Classroom door locked', 'praise', 1, 'assistant_principal', 'Room 101', 'Checked ten rooms, every door was locked during class.'],
  ['Traffic speed', 'concern', 5, 'assistant_principal', 'School zone', 'Flashing light at the school zone is not working on the north side.'],
  ['Windows and glass', 'concern', 7, 'educator', 'Media center', 'Crack across the lower pane. Taped it and moved the reading chairs.', ['windowCracked']],
  ['Student behavior', 'praise', 6, 'educator', 'Cafeteria', 'Seventh graders cleaned their tables without being asked.'],
  ['Gate or fence', 'praise', 11, 'custodial', 'Service gate', 'New padlock is on and the gate closes by itself.', ['gate']],
  ['Bullying or conflict', 'concern', 9, 'assistant_principal', 'Cafeteria', 'Two students arguing over a seat. Separated them, counselor is meeting with both.'],
  ['Furniture or storage', 'concern', 2, 'custodial', 'Custodial closet A', 'Boxes are stacked to the ceiling, too close to the sprinkler head.', ['storageFull']],
  ['Emergency kit or go-bag', 'praise', 0, 'clerical', 'Nurse’s office', 'Go-bag is complete and the roster is from this week.'],
  ['Parking lot and markings', 'concern', 10, 'sro', 'Staff parking lot', 'Fire lane paint is worn off and people park there.', ['parking']],
  ['Kitchen cleanliness', 'praise', 8, 'principal', 'Kitchen', 'Spotless. Health inspection score was 99.'],
  ['Crosswalk and crossing guard', 'concern', 1, 'principal', 'Front crosswalk', 'No guard was there when the first buses came in.'],
  ['Phone or internet', 'other', 4, 'educator', 'Main office', 'Technician tested the 911 line. The right address and room came up.'],
  ['Staff know their role', 'praise', 3, 'assistant_principal', '', 'Asked six staff members about lockdown. All of them knew what to do.'],
  ['Radio or intercom works', 'other', 5, 'custodial', 'Emergency radio base', 'Radio check with all posts, loud and clear.'],
];

export const newestEntries: readonly Picked[] = drafts.map(
  ([item, opinion, school, by, location, comment, photos = [], alert]) => ({
    item,
    opinion,
    school,
    by,
    location,
    comment,
    photos,
    isAlert: alert !== undefined,
  }),
);

import type { WordsByItem } from './itemWords.ts';

export const careWords: WordsByItem = {
  'Restroom condition': {
    where: 'restroom',
    concern: [
      'Paper on the floor and {n} stalls without locks.',
      'Strong smell {when}.',
      "Sink won't drain.",
      'Stall door is off its hinge.',
    ],
    praise: ['Clean and stocked {when}.', 'Spotless after lunch. Great job by the custodial team.'],
  },
  'Trash and recycling': {
    where: 'trash',
    concern: [
      'Dumpster lid open and bags on the ground.',
      'Cans overflowing {when}.',
      '{n} bags left behind the kitchen.',
    ],
    praise: ['Area around the dumpsters is clean.', 'Student recycling club emptied all bins.'],
  },
  Pests: {
    where: 'room',
    concern: [
      'Ants along the window sill.',
      'Wasp nest over the door, about the size of a hand.',
      'Droppings under the sink, called pest control.',
    ],
    praise: ['Wasp nest was removed within the hour.'],
  },
  'Spill or wet floor': {
    where: 'hall',
    concern: [
      'Water from the fountain across the hall, put out a sign.',
      'Juice on the floor {when}, a student slipped but is fine.',
      'Floor wet from rain at the entrance, no mat.',
    ],
    praise: ['Spill was cleaned in {n} minutes, sign was up the whole time.'],
  },
  'Hand-washing supplies': {
    where: 'restroom',
    concern: ['No soap {when}.', 'Towel dispenser is jammed.', '{n} of the soap dispensers are empty.'],
    praise: ['Soap and towels everywhere I looked.'],
  },
  'Locker room condition': {
    where: 'lockers',
    concern: ['Bench is cracked.', "Showers won't shut off.", "{n} lockers won't close."],
    praise: ['Clean, dry and everything put away after practice.'],
  },
  'Drill carried out well': {
    where: 'school',
    concern: [
      'Took {n} minutes longer than last time, two classes used the wrong door.',
      "Couldn't hear the bell in the gym.",
    ],
    praise: [
      'Building was empty in under {n} minutes.',
      'Quiet, quick, all classes accounted for.',
      'Substitute followed the flip chart perfectly.',
      'Lockdown drill: lights off, doors locked, no voices. Excellent.',
    ],
  },
  'Evacuation map posted': {
    where: 'room',
    concern: ['Map shows the old wing.', 'No map by the door.', "Map doesn't match the way the room faces."],
    praise: ['Map is current and at eye level.'],
  },
  'Radio or intercom works': {
    where: 'radio',
    concern: [
      'Radio battery is dead after {n} hours.',
      "Can't hear the intercom in this room.",
      'Only static behind the gym.',
    ],
    praise: ['Radio check {when}: loud and clear from every post.', 'All-call was heard in every room.'],
  },
  'Staff know their role': {
    where: 'school',
    concern: ["Two new teachers didn't know the assembly area.", 'No one knew who brings the go-bag.'],
    praise: [
      'Asked {n} staff members about lockdown, all of them knew what to do.',
      'Cafeteria team knew exactly where to go.',
      'New teacher explained the procedure better than the poster does.',
    ],
  },
  'First aid kit or AED': {
    where: 'firstAid',
    concern: [
      'AED battery light is yellow.',
      'Pads expire in {n} weeks.',
      'First aid kit has no gloves left.',
    ],
    praise: ['AED checked, green light, pads not expired.', 'Kit restocked by the nurse.'],
  },
  'Reunification area': {
    where: 'gym',
    concern: ["Can't find the signs for parent check-in.", 'Side gate for the pickup line was locked.'],
    praise: ['Boxes with signs and forms are ready and labeled.'],
  },
  'Weather shelter area': {
    where: 'hall',
    concern: ['Storage is blocking the shelter wall.', 'No sign marks the shelter area.'],
    praise: ['Shelter area marked and clear.', 'Tornado drill: everyone down and covered in {n} minutes.'],
  },
  'Fire extinguisher': {
    where: 'extinguisher',
    concern: [
      'Inspection tag is out of date.',
      'Needle is in the red.',
      'Pin is missing.',
      'Blocked by {n} boxes of paper.',
      'Cabinet glass is broken.',
    ],
    praise: ['Tag is current, gauge in the green.', 'All extinguishers in this wing inspected this month.'],
  },
  'Exit sign or emergency light': {
    where: 'hall',
    concern: [
      'Sign is dark.',
      "Emergency light doesn't come on when I press the test button.",
      'Arrow points to a closet.',
      'Battery beeps {when}.',
    ],
    praise: ['Lit and tested.', 'All {n} signs in this hall are lit.'],
  },
  'Exit path blocked': {
    where: 'door',
    concern: [
      'Tables stacked in front of the exit after the assembly.',
      'Stroller and boxes in the vestibule.',
      'Chain on the exit door {when}. Removed it right away.',
      'Delivery pallets outside, the door only opens halfway.',
    ],
    praise: ['Path clear inside and outside.'],
  },
  'Fire door held open': {
    where: 'hall',
    concern: [
      'Wedge under the fire door.',
      "Magnet didn't release during the test.",
      'Chair holding the door open {when}.',
    ],
    praise: ['All fire doors closed and unblocked.'],
  },
  'Smoke detector or alarm panel': {
    where: 'alarmPanel',
    concern: [
      'Panel shows a trouble light.',
      'Detector is still covered with tape from when the room was painted.',
      'Detector chirps every {n} minutes.',
    ],
    praise: ['Panel normal, last test is signed off.'],
  },
  'Sprinkler head clear': {
    where: 'room',
    concern: [
      'Boxes within {n} inches of the sprinkler head.',
      'Decorations hang from the sprinkler pipe.',
      'Head is painted over.',
    ],
    praise: ['Everything well below the sprinkler heads.'],
  },
  'Kitchen cleanliness': {
    where: 'kitchen',
    concern: ['Grease on the hood filter.', 'Mop left in the bucket overnight.'],
    praise: ['Kitchen is spotless.', 'Inspection score posted: {n} points better than last year.'],
  },
  'Food storage and temperature': {
    where: 'kitchen',
    concern: [
      'Cooler at 5{n} degrees {when}, manager called for service.',
      'Boxes on the freezer floor.',
      'Temperature log not filled out since Tuesday.',
    ],
    praise: ['Logs complete, all temperatures in range.'],
  },
  'Cafeteria supervision': {
    where: 'cafeteria',
    concern: ['One adult for about {n}0 students.', 'Students left through the side door during lunch.'],
    praise: ['Five adults circulating, calm lunch.', 'Students cleaned their tables without being asked.'],
  },
  'Allergy notices': {
    where: 'cafeteria',
    concern: ['Allergy list at the register is from last year.', 'No sign for the peanut-free table.'],
    praise: ['Allergy table marked and staff know the students.'],
  },
};

import type { WordsByItem } from './itemWords.ts';

export const careWords: WordsByItem = {
  'Restroom condition': {
    where: 'restroom',
    concern: [
      'Paper on the floor and {n} stalls without locks.',
      'Strong smell {when}.',
      'Sink does not drain.',
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
      'Wasp nest over the door, size of a hand.',
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
    concern: ['Bench is cracked.', 'Showers run without stopping.', '{n} lockers do not close.'],
    praise: ['Clean, dry and everything put away after practice.'],
  },
  'Drill carried out well': {
    where: 'school',
    concern: [
      'Took {n} minutes longer than last time, two classes used the wrong door.',
      'Bell could not be heard in the gym.',
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
    concern: ['Map shows the old wing.', 'No map by the door.', 'Map is upside down compared with the room.'],
    praise: ['Map is current and at eye level.'],
  },
  'Radio or intercom works': {
    where: 'radio',
    concern: [
      'Radio has no charge after {n} hours.',
      'Intercom cannot be heard in this room.',
      'Only static behind the gym.',
    ],
    praise: ['Radio check {when}: loud and clear from every post.', 'All-call was heard in every room.'],
  },
  'Staff know their role': {
    where: 'school',
    concern: ['Two new teachers did not know the rally point.', 'Nobody knew who brings the go-kit.'],
    praise: [
      'Asked {n} staff members about lockdown, all answered right.',
      'Cafeteria team knew exactly where to go.',
      'New teacher explained the procedure better than the poster.',
    ],
  },
  'First aid kit or AED': {
    where: 'firstAid',
    concern: [
      'AED battery light is yellow.',
      'Pads expire in {n} weeks.',
      'First aid kit has no gloves left.',
    ],
    praise: ['AED checked, green light, pads in date.', 'Kit restocked by the nurse.'],
  },
  'Reunification area': {
    where: 'gym',
    concern: ['Signs for the parent check-in cannot be found.', 'Side gate for the pick-up line was locked.'],
    praise: ['Boxes with signs and forms are ready and labeled.'],
  },
  'Weather shelter area': {
    where: 'hall',
    concern: ['Storage takes up the shelter wall.', 'No sign marks the shelter area.'],
    praise: ['Shelter area marked and clear.', 'Tornado drill: everybody down and covered in {n} minutes.'],
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
      'Emergency light does not come on at the test button.',
      'Arrow points into the closet.',
      'Battery beeps {when}.',
    ],
    praise: ['Lit and tested.', 'All {n} signs in this hall are lit.'],
  },
  'Exit path blocked': {
    where: 'door',
    concern: [
      'Tables stacked in front of the exit after the assembly.',
      'Stroller and boxes in the vestibule.',
      'Chain on the exit door {when}. Removed at once.',
      'Delivery pallets outside, the door opens only halfway.',
    ],
    praise: ['Path clear inside and outside.'],
  },
  'Fire door held open': {
    where: 'hall',
    concern: [
      'Wedge under the fire door.',
      'Magnet does not release at the test.',
      'Chair keeps the door open {when}.',
    ],
    praise: ['All fire doors closed and unblocked.'],
  },
  'Smoke detector or alarm panel': {
    where: 'alarmPanel',
    concern: [
      'Panel shows a trouble light.',
      'Detector is covered with tape since the painting.',
      'Detector chirps every {n} minutes.',
    ],
    praise: ['Panel normal, last test is signed.'],
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
      'Temperature log not filled in since Tuesday.',
    ],
    praise: ['Logs complete, all temperatures right.'],
  },
  'Cafeteria supervision': {
    where: 'cafeteria',
    concern: ['One adult for about {n}0 students.', 'Students left through the side door during lunch.'],
    praise: ['Five adults moving around, calm lunch.', 'Students cleaned their tables without being asked.'],
  },
  'Allergy notices': {
    where: 'cafeteria',
    concern: ['Allergy list at the register is from last year.', 'No sign for the peanut-free table.'],
    praise: ['Allergy table marked and staff know the students.'],
  },
};

import type { WordsByItem } from './itemWords.ts';

export const groundsWords: WordsByItem = {
  'Playground equipment': {
    where: 'playground',
    concern: [
      'Swing seat is torn and one chain is twisted.',
      'Bolt sticks out at the climber, about chest high for a first grader.',
      'Slide has a crack near the bottom.',
      '{n} steps of the ladder are loose.',
    ],
    praise: ['Equipment checked, all tight.', 'New climber is in use and the children love it.'],
  },
  'Playground surface': {
    where: 'playground',
    concern: [
      'Mulch is only {n} inches deep under the swings.',
      'Rubber tiles are lifting.',
      'Broken glass by the bench, picked it up.',
    ],
    praise: ['Fresh mulch everywhere.'],
  },
  'Field or track condition': {
    where: 'field',
    concern: [
      'Hole in the outfield, deep enough to turn an ankle.',
      'Track is peeling in lane {n}.',
      'Standing water at the far goal.',
    ],
    praise: ['Field was mowed and lined, ready for the game.'],
  },
  Bleachers: {
    where: 'gym',
    concern: [
      'Plank is loose in row {n}.',
      'Guard rail bends when leaned on.',
      'Bleachers left half open with students around.',
    ],
    praise: ['Inspected and locked in place.'],
  },
  'Gym equipment': {
    where: 'gym',
    concern: [
      'Floor plate for the volleyball post is missing.',
      'Mats are torn.',
      'Divider curtain sticks halfway.',
    ],
    praise: ['Equipment room is locked and tidy.'],
  },
  'Fencing around play areas': {
    where: 'fence',
    concern: [
      'Fence is bent by the soccer goal.',
      'Gate to the play area does not latch.',
      'Gap of {n} inches next to the post.',
    ],
    praise: ['Latch repaired, gate closes by itself.'],
  },
  'Arrival and dismissal': {
    where: 'traffic',
    concern: [
      'Cars double parked {when}, students walking between them.',
      'Line backs up to the main road for 1{n} minutes.',
      'Parents let children out before the cones.',
    ],
    praise: [
      'Car line empty in {n} minutes, very smooth.',
      'Students waited behind the line until waved on.',
      'Rainy-day plan worked without a hitch.',
    ],
  },
  'Bus loading area': {
    where: 'bus',
    concern: [
      'Car in the bus lane {when}.',
      'Students running between buses {n} and 7.',
      'Painted line at the curb is worn off.',
    ],
    praise: ['Orderly lines, adults at every bus.', 'Drivers greeted every student.'],
  },
  'Crosswalk and crossing guard': {
    where: 'crosswalk',
    concern: ['No guard {when}.', 'Two cars did not stop for students.', 'Crosswalk paint is almost gone.'],
    praise: ['Guard is alert and everybody waits for her signal.'],
  },
  'Parking lot and markings': {
    where: 'parking',
    concern: [
      'Pothole by the second row.',
      'Fire lane paint cannot be read.',
      '{n} cars in the fire lane {when}.',
    ],
    praise: ['Lot was restriped, arrows are easy to follow.'],
  },
  'Traffic speed': {
    where: 'traffic',
    concern: [
      'Cars far too fast {when}.',
      'School zone light does not flash.',
      'Motorcycle went around a stopped bus.',
    ],
    praise: ['Deputy at the school zone, traffic slow and calm.'],
  },
  'Bike rack': {
    where: 'outside',
    concern: ['Rack is not bolted down.', '{n} bikes without locks.'],
    praise: ['New rack in sight of the office.'],
  },
  'Heating or cooling': {
    where: 'room',
    concern: [
      'Room was at 84 degrees {when}.',
      'No heat since Monday, students in coats.',
      'Unit drips on the shelf.',
      'Vent rattles so loud that the class moved.',
    ],
    praise: ['New unit is quiet and the room is comfortable.', 'Technician came within {n} hours.'],
  },
  'Plumbing or water': {
    where: 'restroom',
    concern: [
      'Fountain does not shut off.',
      'Toilet overflows {when}.',
      'Brown water from the sink.',
      'Leak under the sink, {n} inches of water in the cabinet.',
    ],
    praise: ['Bottle filler is back in service.'],
  },
  'Electrical panel or outlet': {
    where: 'machines',
    concern: [
      'Panel unlocked in the hallway.',
      'Outlet cover is broken, wires can be touched.',
      'Outlet sparked {when}, breaker is off now.',
      'Panel blocked by {n} carts.',
    ],
    praise: ['Panel locked and labeled, three feet clear.'],
  },
  'Security camera': {
    where: 'outside',
    concern: [
      'Picture is black since the storm.',
      'Camera points at the wall.',
      'Spider web over the lens.',
      '{n} cameras show as offline.',
    ],
    praise: ['Clear picture day and night.', 'Camera footage helped solve it in {n} minutes.'],
  },
  'Clock, bell or intercom': {
    where: 'room',
    concern: ['Clock is {n} minutes slow.', 'Bell does not ring in this wing.', 'Speaker only hums.'],
    praise: ['Bells and clocks match again.'],
  },
  'Phone or internet': {
    where: 'room',
    concern: [
      'No dial tone.',
      'Wi-Fi drops {when}, testing had to pause.',
      'Caller ID shows the wrong room.',
    ],
    praise: ['911 test call showed the right address and room.'],
  },
  'Mechanical room': {
    where: 'mechanical',
    concern: [
      'Door unlocked.',
      'Used for storage, {n} boxes next to the boiler.',
      'Water on the floor by the pump.',
    ],
    praise: ['Locked, clean and nothing stored inside.'],
  },
  'Other observation': {
    where: 'school',
    concern: [
      'Strange smell {when}, could not find the source.',
      'Stray dog behind the cafeteria.',
      'Helium balloons caught in the gym fan.',
    ],
    praise: ['Volunteers planted flowers along the walk.', 'Very good first impression of the whole campus.'],
  },
};

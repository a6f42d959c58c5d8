import type { WordsByItem } from './itemWords.ts';

export const groundsWords: WordsByItem = {
  'Playground equipment': {
    where: 'playground',
    concern: [
      'Swing seat is torn and one chain is twisted.',
      'Bolt sticks out of the climber, about chest high for a first grader.',
      'Slide has a crack near the bottom.',
      '{n} rungs on the ladder are loose.',
    ],
    praise: ['Equipment checked, everything is tight.', 'New climber is open and the kids love it.'],
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
      'Track surface is peeling in lane {n}.',
      'Standing water at the far goal.',
    ],
    praise: ['Field was mowed and lined, ready for the game.'],
  },
  Bleachers: {
    where: 'gym',
    concern: [
      'Plank is loose in row {n}.',
      'Guardrail bends when you lean on it.',
      'Bleachers left half open with students around.',
    ],
    praise: ['Inspected and locked in place.'],
  },
  'Gym equipment': {
    where: 'gym',
    concern: [
      'Floor plate for the volleyball post is missing.',
      'Mats are torn.',
      'Divider curtain gets stuck halfway.',
    ],
    praise: ['Equipment room is locked and tidy.'],
  },
  'Fencing around play areas': {
    where: 'fence',
    concern: [
      'Fence is bent by the soccer goal.',
      "Gate to the play area won't latch.",
      'Gap of {n} inches next to the post.',
    ],
    praise: ['Latch repaired, gate closes automatically.'],
  },
  'Arrival and dismissal': {
    where: 'traffic',
    concern: [
      'Cars double-parked {when}, students walking between them.',
      'Line was backed up to the main road for 1{n} minutes.',
      'Parents letting kids out before the cones.',
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
    concern: ['No guard {when}.', "Two cars didn't stop for students.", 'Crosswalk paint is almost gone.'],
    praise: ['Guard is alert and everyone waits for her signal.'],
  },
  'Parking lot and markings': {
    where: 'parking',
    concern: [
      'Pothole by the second row.',
      'Fire lane paint is too faded to read.',
      '{n} cars in the fire lane {when}.',
    ],
    praise: ['Lot was restriped, arrows are easy to follow.'],
  },
  'Traffic speed': {
    where: 'traffic',
    concern: [
      'Cars going way too fast {when}.',
      "School zone light isn't flashing.",
      'Motorcycle went around a stopped bus.',
    ],
    praise: ['Deputy in the school zone, traffic slow and calm.'],
  },
  'Bike rack': {
    where: 'outside',
    concern: ["Rack isn't bolted down.", '{n} bikes without locks.'],
    praise: ['New rack is in sight of the office.'],
  },
  'Heating or cooling': {
    where: 'room',
    concern: [
      'Room was at 84 degrees {when}.',
      'No heat since Monday, students in coats.',
      'Unit is dripping on the shelf.',
      'Vent rattles so loudly that the class had to move.',
    ],
    praise: ['New unit is quiet and the room is comfortable.', 'Technician came within {n} hours.'],
  },
  'Plumbing or water': {
    where: 'restroom',
    concern: [
      "Fountain won't shut off.",
      'Toilet overflowed {when}.',
      'Brown water from the sink.',
      'Leak under the sink, {n} inches of water in the cabinet.',
    ],
    praise: ['Bottle filler is back in service.'],
  },
  'Electrical panel or outlet': {
    where: 'machines',
    concern: [
      'Panel unlocked in the hallway.',
      'Outlet cover is broken, wires are exposed.',
      'Outlet sparked {when}, breaker is off now.',
      'Panel blocked by {n} carts.',
    ],
    praise: ['Panel locked and labeled, three feet clear.'],
  },
  'Security camera': {
    where: 'outside',
    concern: [
      'Video has been black since the storm.',
      'Camera is pointed at the wall.',
      'Spider web over the lens.',
      '{n} cameras show as offline.',
    ],
    praise: ['Clear video day and night.', 'Camera footage helped solve it in {n} minutes.'],
  },
  'Clock, bell or intercom': {
    where: 'room',
    concern: ['Clock is {n} minutes slow.', "Bell doesn't ring in this wing.", 'Speaker only hums.'],
    praise: ['Bells and clocks match again.'],
  },
  'Phone or internet': {
    where: 'room',
    concern: [
      'No dial tone.',
      'Wi-Fi dropped {when}, testing had to pause.',
      'Caller ID shows the wrong room.',
    ],
    praise: ['911 test call showed the right address and room.'],
  },
  'Mechanical room': {
    where: 'mechanical',
    concern: [
      'Door unlocked.',
      'Being used for storage, {n} boxes next to the boiler.',
      'Water on the floor by the pump.',
    ],
    praise: ['Locked, clean and nothing stored inside.'],
  },
  'Other observation': {
    where: 'school',
    concern: [
      "Strange smell {when}, couldn't find the source.",
      'Stray dog behind the cafeteria.',
      'Helium balloons caught in the gym fan.',
    ],
    praise: ['Volunteers planted flowers along the walk.', 'Great first impression of the whole campus.'],
  },
};

import type { WordsByItem } from './itemWords.ts';

export const buildingWords: WordsByItem = {
  'Exterior lighting': {
    where: 'outside',
    concern: [
      '{n} wall lights are out on this side.',
      'Light over the door flickers and goes off.',
      'Parking lot was dark at 6 a.m., timer is still on daylight saving time.',
    ],
    praise: ['All lights on this side work.', 'New LED lights make a big difference in the morning.'],
  },
  'Roof or gutter': {
    where: 'outside',
    concern: [
      'Gutter is hanging loose and drips on the walkway.',
      'Downspout is clogged, water runs down the wall.',
      'Shingle pieces on the ground after the storm.',
    ],
    praise: ['Gutters were cleaned, water drains well now.'],
  },
  'Windows and glass': {
    where: 'room',
    concern: [
      'Crack across the lower pane, taped for now.',
      "Window doesn't close all the way.",
      'Screen is torn and lets wasps in.',
    ],
    praise: [
      'Broken pane was replaced the same day.',
      'All windows on the ground floor closed and locked {when}.',
    ],
  },
  'Walls and paint': {
    where: 'outside',
    concern: [
      'Paint is peeling along the walkway.',
      'Hole in the stucco, about {n} inches wide.',
      'Bricks are loose near the downspout.',
    ],
    praise: ['Fresh paint on the front columns looks great.'],
  },
  'Graffiti or vandalism': {
    where: 'outside',
    concern: [
      'Tagging on the back wall since the weekend.',
      'Marker all over the bench.',
      'Window screen was pulled out and left on the ground.',
    ],
    praise: ['Graffiti was gone before students arrived. Thank you, night crew.'],
  },
  'Signs and room numbers outside': {
    where: 'door',
    concern: [
      "Door number is faded, first responders couldn't read it.",
      'Number missing on the outside of {n} doors.',
      'Visitor sign points to the old entrance.',
    ],
    praise: [
      'Door numbers are large and easy to read from the street.',
      'New signs for visitors are very clear.',
    ],
  },
  'Landscaping and sight lines': {
    where: 'outside',
    concern: [
      'Bushes are so high that the windows are hidden.',
      'Tree branch hangs over the roof.',
      "Can't see the crosswalk from the office because of the hedge.",
    ],
    praise: ['Bushes were trimmed below the windows, clear view now.'],
  },
  'Hallway clear': {
    where: 'hall',
    concern: [
      'Boxes stacked along the wall, less than four feet of clearance.',
      '{n} desks left in the hallway after testing.',
      'Book cart is blocking the way to the stairs.',
      'Extra lockers pulled out for repair and left in the hall.',
    ],
    praise: ['Clear from end to end.', 'Hall was cleared right after the book fair. Thank you.'],
  },
  'Floor or carpet': {
    where: 'room',
    concern: [
      'Carpet seam is lifting at the door, trip hazard.',
      '{n} floor tiles are loose.',
      'Entry mat curls up at the corner.',
    ],
    praise: ['Floors were waxed over break and look brand new.'],
  },
  'Ceiling tile or leak': {
    where: 'room',
    concern: [
      'Stained tile, wet to the touch after last night’s rain.',
      'Bucket under the drip, about {n} inches of water by noon.',
      'Tile is missing and wires are hanging.',
      'Tile sagging over the student desks.',
    ],
    praise: ['Leak was fixed and the tiles were replaced.'],
  },
  'Interior lighting': {
    where: 'hall',
    concern: [
      '{n} tubes are out.',
      'Light buzzes and flickers, two students complained of headaches.',
      'Motion sensor turns the lights off during class.',
    ],
    praise: ['New lights are bright and even.', 'Reported yesterday, fixed today. Wow.'],
  },
  'Stairs and railings': {
    where: 'stairs',
    concern: [
      'Railing is loose at the bottom bracket.',
      'Edge strip on step {n} is coming off.',
      'Students sliding down the railing {when}.',
    ],
    praise: ['Treads were replaced and the railing is solid.', 'Stairs dry and clean even in the rain.'],
  },
  'Room number visible': {
    where: 'room',
    concern: [
      'Poster covers the room number.',
      'Room number sign is missing.',
      "Room number doesn't match the one on the map.",
    ],
    praise: ['Numbers inside and outside, easy to read.'],
  },
  'Furniture or storage': {
    where: 'storage',
    concern: [
      "Bookcase isn't anchored to the wall.",
      'Boxes stacked to the ceiling in the storage room.',
      'Broken chair is still in use, leg wobbles.',
      '{n} unused desks block the closet.',
    ],
    praise: ['Storage room is neat and everything is labeled.'],
  },
  'Emergency procedures posted': {
    where: 'room',
    concern: [
      'Poster is from two years ago.',
      'Nothing posted next to the door.',
      'Hidden behind the coat rack.',
    ],
    praise: [
      'Current procedures posted by the door, in English and Spanish.',
      'Students could point to the poster right away.',
    ],
  },
  'Window coverings': {
    where: 'room',
    concern: [
      "Blind is broken and won't come down.",
      'No cover for the door window.',
      '{n} slats missing, room can be seen from outside.',
    ],
    praise: ['Door window cover in place and ready to drop.'],
  },
  'Emergency kit or go-bag': {
    where: 'room',
    concern: [
      'Go-bag has no roster.',
      'Bandages expired {n} months ago.',
      "Couldn't find the kit; substitute didn't know about it.",
    ],
    praise: ['Go-bag hangs by the door, roster is from this week.', 'Kit is complete and checked.'],
  },
  'Space heater or extension cord': {
    where: 'room',
    concern: [
      'Space heater under the desk, plugged into a power strip.',
      'Extension cord runs under the rug.',
      '{n} power strips plugged into each other.',
    ],
    praise: ['Teacher took the heater home after the reminder. Thank you.'],
  },
  'Chemicals stored safely': {
    where: 'chemicals',
    concern: [
      'Cabinet unlocked {when}.',
      'Bleach spray on the student counter.',
      '{n} bottles without labels in the prep room.',
    ],
    praise: ['Cabinet locked, labels and safety data sheets in order.'],
  },
  'Positive classroom climate': {
    where: 'room',
    concern: ['Class was very loud, the substitute had trouble being heard.'],
    praise: [
      'Students were engaged and kind to each other.',
      'Calm start to class, everyone knew the routine.',
      'Great discussion, the teacher knows every student by name.',
      'Student work on every wall. Lovely room.',
    ],
  },
};

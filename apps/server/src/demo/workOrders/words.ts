// What is asked for on each board of the demo district, and what people say about it.
import type { PlaceKind } from '../entries/places.ts';

export type BoardWords = Readonly<{
  /** Which places the work is at, and the picture that shows it. */
  where: PlaceKind;
  picture: string | null;
  asks: readonly string[];
}>;

export const workByBoard: Readonly<Record<string, readonly BoardWords[]>> = {
  'General repairs': [
    {
      where: 'room',
      picture: 'carpetLoose',
      asks: [
        'Carpet seam is loose and students trip over it. Please glue it down.',
        'Two ceiling tiles are stained and sagging. Please replace them.',
        'The whiteboard came off one of its brackets.',
        'Desk drawer is stuck and the lock is broken.',
        'Blinds do not close anymore. We need them for lockdown drills.',
        'The pencil sharpener bracket pulled out of the wall.',
      ],
    },
    {
      where: 'stairs',
      picture: 'stairsWorn',
      asks: [
        'Stair treads are worn and slippery when wet.',
        'Handrail is loose at the upper landing.',
        'Rubber edge of the third step is coming off.',
      ],
    },
    {
      where: 'restroom',
      picture: 'restroom',
      asks: [
        'Stall door does not latch.',
        'Soap dispenser is broken off the wall.',
        'Hand dryer runs all the time.',
      ],
    },
  ],
  'Heating and cooling': [
    {
      where: 'room',
      picture: 'thermostatHot',
      asks: [
        'Room is at 84 degrees since {when}. The unit blows warm air.',
        'No heat in this room. Students sit in their coats.',
        'Thermostat shows an error and does not react.',
        'Unit rattles so loudly that we turn it off during tests.',
        'Filter light is on. Please change the filter.',
      ],
    },
    {
      where: 'mechanical',
      picture: null,
      asks: [
        'Boiler pressure drops overnight. Please check the relief valve.',
        'Pump number {n} leaks at the seal.',
        'Quarterly service of the chiller is due.',
      ],
    },
  ],
  Electrical: [
    {
      where: 'hall',
      picture: 'lightOut',
      asks: [
        'Lights flicker along half of the hallway.',
        'Exit sign is dark on one side.',
        'Three fluorescent tubes are out. Please switch them to LED while you are at it.',
        'Emergency light fails its push-button test.',
      ],
    },
    {
      where: 'room',
      picture: 'electricalBlocked',
      asks: [
        'Outlet by the window has no power.',
        'Outlet cover is cracked and the screw sticks out.',
        'Breaker trips whenever both carts are plugged in.',
        'Projector mount has no power since {when}.',
      ],
    },
  ],
  Plumbing: [
    {
      where: 'restroom',
      picture: 'leak',
      asks: [
        'Sink leaks under the trap. There is a bucket for now.',
        'Toilet runs without stopping.',
        'Urinal is clogged again, the third time this month.',
        'No hot water at the sinks.',
        'Faucet handle spins freely.',
      ],
    },
    {
      where: 'kitchen',
      picture: 'wetFloor',
      asks: [
        'Floor drain backs up when the dishwasher empties.',
        'Pre-rinse hose is split.',
        'Grease trap is due for cleaning.',
      ],
    },
  ],
  'Doors and locks': [
    {
      where: 'door',
      picture: 'latch',
      asks: [
        'Door does not latch by itself. It has to be pulled shut.',
        'Closer is leaking oil and the door slams.',
        'Key turns hard; the office cannot lock up.',
        'Weather strip is torn and water comes in when it rains.',
        'Panic bar sticks. Please look at it today.',
        'Card reader stays red for valid cards.',
      ],
    },
    {
      where: 'entrance',
      picture: 'entrance',
      asks: ['Buzzer rings but the strike does not release.', 'Intercom at the front door is silent.'],
    },
  ],
  Grounds: [
    {
      where: 'playground',
      picture: 'swings',
      asks: [
        'Chain of the second swing is worn at the hook.',
        'Mulch under the slide is down to the fabric.',
        'Bolt cap is missing on the climber.',
      ],
    },
    {
      where: 'outside',
      picture: 'bushesHigh',
      asks: [
        'Bushes cover the windows and block the camera.',
        'Pothole at the bus loop gets deeper.',
        'Fence post leans after the storm.',
        'Please repaint the crosswalk before school starts.',
        'Irrigation head sprays the sidewalk.',
      ],
    },
  ],
  'Security systems': [
    {
      where: 'hall',
      picture: 'camera',
      asks: [
        'Camera shows no picture since {when}.',
        'Camera was turned toward the ceiling. Please aim it at the doors again.',
        'Recorder keeps 9 days instead of 30.',
      ],
    },
    {
      where: 'alarmPanel',
      picture: 'alarmTrouble',
      asks: ['Panel beeps with a trouble signal.', 'Please replace the backup battery of the panel.'],
    },
  ],
};

export const talk = {
  /** By the people who do the work. */
  worker: [
    'Looked at it {when}. The part is on order.',
    'Will be there tomorrow morning.',
    'Could not get in, a class was testing. I will come back after school.',
    'Temporary fix is in place until the part arrives.',
    'Needs two people and the lift. Scheduled with the other crew.',
    'Part came in damaged, exchange takes {n} days.',
  ],
  /** By the people who asked. */
  creator: [
    'It got worse {when}.',
    'Thank you, that was quick!',
    'Please let the front office know before you come.',
    'Any news on this one?',
    'The room is free during second period.',
  ],
  manager: [
    'Please take this one first.',
    'Vendor quote is attached.',
    'This is covered by the warranty until June.',
    'Inspection is in {n} weeks, so let us finish before that.',
  ],
} as const;

export const completionNotes = [
  '',
  '',
  'Replaced and tested.',
  'Adjusted. Works as it should.',
  'Cleaned, oiled and tested twice.',
  'Done with the vendor.',
] as const;

export const declineNotes = [
  'Part of the summer renovation.',
  'Same as an order that is already open.',
  'Not a repair. Please ask the office for a purchase.',
] as const;

export const reopenNotes = ['Same problem again this week.', 'It came loose after two days.'] as const;

export const orderNotes = [
  'Best after 3:30 p.m.',
  'Key is at the front office.',
  'Please bring the tall ladder.',
  'Quiet hours until noon because of testing.',
] as const;

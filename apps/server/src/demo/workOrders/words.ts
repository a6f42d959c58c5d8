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
        'Carpet seam is loose and students are tripping on it. Please glue it down.',
        'Two ceiling tiles are stained and sagging. Please replace them.',
        'The whiteboard came off one of its brackets.',
        'Desk drawer is stuck and the lock is broken.',
        "Blinds don't close anymore. We need them for lockdown drills.",
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
      asks: ["Stall door won't latch.", 'Soap dispenser is broken off the wall.', 'Hand dryer runs nonstop.'],
    },
  ],
  'Heating and cooling': [
    {
      where: 'room',
      picture: 'thermostatHot',
      asks: [
        'Room was at 84 degrees {when}. The unit is blowing warm air.',
        'No heat in this room. Students are wearing their coats.',
        "Thermostat shows an error and doesn't respond.",
        'Unit rattles so loudly that we turn it off during tests.',
        'Filter light is on. Please change the filter.',
      ],
    },
    {
      where: 'mechanical',
      picture: null,
      asks: [
        'Boiler pressure drops overnight. Please check the relief valve.',
        'Pump {n} is leaking at the seal.',
        'Quarterly chiller service is due.',
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
        'Projector mount had no power {when}.',
      ],
    },
  ],
  Plumbing: [
    {
      where: 'restroom',
      picture: 'leak',
      asks: [
        'Sink leaks under the trap. There is a bucket for now.',
        "Toilet won't stop running.",
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
        "Door doesn't latch automatically. It has to be pulled shut.",
        'Closer is leaking oil and the door slams.',
        "Key is hard to turn; the office can't lock up.",
        'Weather strip is torn and water comes in when it rains.',
        'Panic bar sticks. Please look at it today.',
        'Card reader stays red for valid cards.',
      ],
    },
    {
      where: 'entrance',
      picture: 'entrance',
      asks: ["Buzzer rings but the strike doesn't release.", 'Front door intercom has no sound.'],
    },
  ],
  Grounds: [
    {
      where: 'playground',
      picture: 'swings',
      asks: [
        'Chain on the second swing is worn at the hook.',
        'Mulch under the slide is down to the fabric.',
        'Bolt cap is missing from the climber.',
      ],
    },
    {
      where: 'outside',
      picture: 'bushesHigh',
      asks: [
        'Bushes cover the windows and block the camera.',
        'Pothole in the bus loop is getting deeper.',
        'Fence post has been leaning since the storm.',
        'Please repaint the crosswalk before school starts.',
        'Sprinkler head is spraying the sidewalk.',
      ],
    },
  ],
  'Security systems': [
    {
      where: 'hall',
      picture: 'camera',
      asks: [
        'Camera went black {when}.',
        'Camera was turned toward the ceiling. Please aim it at the doors again.',
        'Recorder keeps only 9 days of video instead of 30.',
      ],
    },
    {
      where: 'alarmPanel',
      picture: 'alarmTrouble',
      asks: ['Panel is beeping with a trouble signal.', "Please replace the panel's backup battery."],
    },
  ],
};

export const talk = {
  /** By the people who do the work. */
  worker: [
    'Looked at it {when}. The part is on order.',
    'Will be there tomorrow morning.',
    "Couldn't get in, a class was testing. I'll come back after school.",
    'Temporary fix is in place until the part arrives.',
    'Needs two people and the lift. Scheduled with the other crew.',
    'Part came in damaged, replacement will take {n} days.',
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
    'This is under warranty until June.',
    "Inspection is in {n} weeks, so let's finish before then.",
  ],
} as const;

export const completionNotes = [
  '',
  '',
  'Replaced and tested.',
  'Adjusted. Working as it should.',
  'Cleaned, oiled and tested twice.',
  'Completed by the vendor.',
] as const;

export const declineNotes = [
  'Part of the summer renovation.',
  'Duplicate of an open work order.',
  'Not a repair. Please ask the office to order one.',
] as const;

export const reopenNotes = ['Same problem again this week.', 'It came loose after two days.'] as const;

export const orderNotes = [
  'Best after 3:30 p.m.',
  'Key is in the front office.',
  'Please bring the tall ladder.',
  'Quiet hours until noon because of testing.',
] as const;

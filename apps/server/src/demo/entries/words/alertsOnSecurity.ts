// About doors, fences and people.
import type { AlertWords } from './alertWords.ts';

export const securityAlerts: Readonly<Record<string, readonly AlertWords[]>> = {
  'Exterior door propped open': [
    {
      about: /cone/,
      texts: [
        [
          'Gym door was wedged open with no one around. Please check the camera for who came in.',
          'Camera checked, only our own students. PE team reminded.',
        ],
      ],
    },
    {
      about: /rock|trash can/,
      texts: [
        [
          'Door was propped open with no one near it. Please check who came in.',
          'Camera checked, only our own students. Door is secured.',
        ],
        [
          'Found this door propped open. Please check it after every delivery today.',
          'Delivery drivers were told to ring the buzzer.',
        ],
      ],
    },
    {
      about: /Wedge/,
      texts: [
        [
          'Wedge in this door again. Can someone watch it until the last PE class?',
          'Wedge removed, PE team reminded, daily check added.',
        ],
      ],
    },
    {
      about: /mat was folded/,
      texts: [
        [
          "This door couldn't latch because of a mat in the frame. Please check it at every class change.",
          'Mat removed and door checked all week. It latches.',
        ],
      ],
    },
    {
      about: /students walked in/,
      texts: [
        [
          'Two students came in through this open door. Please find out who they are.',
          'Both are ours. They came back from the field and know to use Door 1.',
        ],
      ],
    },
    {
      about: /puerta/,
      texts: [
        [
          'La puerta quedó abierta otra vez. ¿Alguien puede vigilarla durante las entregas?',
          'Office now sends someone to the door for every delivery.',
        ],
        [
          'Encontré la puerta abierta y sin nadie cerca. Por favor revisen quién entró.',
          'Camera checked, no one came in. Door is secured.',
        ],
      ],
    },
    {
      about: /(?:)/,
      texts: [
        [
          'Exterior door found open with no adult in sight. Please check the hall.',
          'Hall and restrooms checked. Door is secured.',
        ],
        [
          'This exterior door was open. Can someone stay with it until it locks?',
          'Closer was adjusted, the door locks again.',
        ],
      ],
    },
  ],
  'Stranger on campus': [
    {
      about: /dog/,
      texts: [
        [
          'Man with a dog was on the field during PE. He has left; please watch for him at dismissal.',
          'Officer spoke with him: a neighbor. He will stay off the field.',
        ],
      ],
    },
    {
      about: /fence/,
      texts: [
        [
          'Unknown man was walking along the back fence. Please watch the field side.',
          'Officer spoke with him: a neighbor looking for his dog.',
        ],
      ],
    },
    {
      about: /car/,
      texts: [
        [
          'Unknown car is waiting by the playground. Plate is in the entry.',
          'Grandparent who came early. Asked them to use the front lot.',
        ],
      ],
    },
    {
      about: /badge/,
      texts: [
        [
          'Adult without a badge came in behind a delivery. Please check with the front desk.',
          'Parent volunteer. Signed in and has a badge now.',
        ],
      ],
    },
    {
      about: /photos/,
      texts: [
        [
          'Someone on the sidewalk is taking photos of the building. Officer, please stop by.',
          'Real estate agent taking photos of the house next door.',
        ],
      ],
    },
    {
      about: /(?:)/,
      texts: [
        [
          'Stranger on campus. Please keep classes inside until we know more.',
          'Contractor without a badge. Signed in at the office.',
        ],
      ],
    },
  ],
  'Exit path blocked': [
    {
      about: /Chain/,
      texts: [
        [
          'Found a chain on this exit door. It is off now; please check the other exits.',
          'All exits checked, no other chains. Night crew was told.',
        ],
      ],
    },
    {
      about: /pallets/,
      texts: [
        [
          'Pallets are blocking this door from outside. Please send classes to the next one.',
          'Cleared by custodial staff within the hour.',
        ],
      ],
    },
    {
      about: /(?:)/,
      texts: [
        [
          "This exit is blocked and can't be used right now. Please send classes to the other door.",
          'Cleared by custodial staff within the hour.',
        ],
        [
          'Exit is blocked. Can someone help me move everything before the next class change?',
          'Moved to storage, exit is clear.',
        ],
      ],
    },
  ],
  'Gate or fence': [
    {
      about: /cut/,
      texts: [
        [
          'Fence is cut and a child could get through. Please keep recess away from it.',
          'Fence was patched and the ditch side is checked every morning.',
        ],
      ],
    },
    {
      about: /chain/,
      texts: [
        [
          'Gate chain is loose enough to slip through. Please post someone at recess.',
          'New chain and lock installed, gate checked twice a day this week.',
        ],
      ],
    },
    {
      about: /pulled up/,
      texts: [
        [
          'Fence is pulled up at the bottom. Please keep students on the near side of the field.',
          'Fence was staked down and checked.',
        ],
      ],
    },
    {
      about: /Gate was open/,
      texts: [
        [
          'Gate was open with no one posted. Please cover it until dismissal.',
          'Gate duty is on the roster now.',
        ],
      ],
    },
    {
      about: /Padlock/,
      texts: [
        [
          'Service gate has no padlock. Please watch it until we have a new one.',
          'New padlock installed, gate checked twice a day this week.',
        ],
      ],
    },
    {
      about: /(?:)/,
      texts: [
        [
          "This gate or fence doesn't keep anyone out. Please post someone at recess.",
          'Repaired, and checked twice a day this week.',
        ],
      ],
    },
  ],
  'Bullying or conflict': [
    {
      about: /picking on/,
      texts: [
        [
          'Same group again, and a younger student was the target. Please be visible at lunch.',
          'Families were called, counselor is meeting with the students tomorrow.',
        ],
      ],
    },
    {
      about: /Pushing/,
      texts: [
        [
          'Pushing in the lunch line today. Please keep these students apart at dismissal.',
          'Both families were called, the students are in separate lunch periods.',
        ],
      ],
    },
    {
      about: /bus/,
      texts: [
        [
          'Name-calling on the bus this morning. Please ride along or wait at the bus loop.',
          'Driver assigned new seats, counselor is following up.',
        ],
      ],
    },
    {
      about: /(?:)/,
      texts: [
        [
          'This conflict could flare up again at dismissal. Please be visible at the bus loop.',
          'Both families were called, counselor is meeting with the students tomorrow.',
        ],
      ],
    },
  ],
};

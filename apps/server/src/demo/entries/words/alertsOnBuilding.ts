// About what is broken or slippery.
import type { AlertWords } from './alertWords.ts';

export const buildingAlerts: Readonly<Record<string, readonly AlertWords[]>> = {
  'Smoke detector or alarm panel': [
    {
      about: /tape/,
      texts: [
        [
          'A smoke detector here is still covered with tape. Please have the others checked.',
          'Tape removed, all detectors on the hall tested.',
        ],
      ],
    },
    {
      about: /chirps/,
      texts: [
        [
          'Smoke detector keeps chirping. It needs a battery before tonight.',
          'Battery replaced, detector tested.',
        ],
      ],
    },
    {
      about: /(?:)/,
      texts: [
        [
          'Trouble light on the fire alarm panel. Until it is fixed, please report smoke by radio.',
          'Technician replaced the detector, panel is normal.',
        ],
      ],
    },
  ],
  'Electrical panel or outlet': [
    {
      about: /spark/,
      texts: [
        [
          'Outlet sparked. Keep everyone away, the breaker is off.',
          'Electrician replaced the outlet and tested the circuit.',
        ],
      ],
    },
    {
      about: /cover/,
      texts: [
        [
          'Bare wires at this outlet. Please keep students away until it is covered.',
          'Outlet and cover replaced.',
        ],
      ],
    },
    {
      about: /(?:)/,
      texts: [
        [
          "Electrical panel isn't secure. Please keep students away until it is.",
          'Panel is locked and the area in front of it is clear.',
        ],
      ],
    },
  ],
  'Playground equipment': [
    {
      about: /swing|columpio/i,
      texts: [
        [
          'Swing is not safe. Please keep classes off the swings until it is repaired.',
          'Seat and chain replaced and inspected. Swings can be used again.',
        ],
      ],
    },
    {
      about: /Slide/,
      texts: [
        [
          'Slide is cracked. Please keep classes off it until it is repaired.',
          'Slide replaced and inspected.',
        ],
      ],
    },
    {
      about: /(?:)/,
      texts: [
        [
          'Playground climber is not safe. Please keep classes off it until it is repaired.',
          'Part replaced and inspected. It can be used again.',
        ],
      ],
    },
  ],
  'Spill or wet floor': [
    {
      about: /fountain|bebedero/i,
      texts: [
        [
          'Water across the hall and very slippery. Please send classes the other way.',
          'Fountain repaired, floor is dry.',
        ],
        [
          'Fountain is leaking on the floor again. Please keep students out of this hall.',
          'Water shut off and floor mopped. Plumber comes tomorrow.',
        ],
      ],
    },
    {
      about: /slipped/,
      texts: [
        ['A student slipped on this floor. Please close the hall until it is dry.', 'Cleaned and dry.'],
      ],
    },
    {
      about: /(?:)/,
      texts: [['Floor is wet and very slippery. Please block the hallway.', 'Cleaned and dry, mat ordered.']],
    },
  ],
  'Heating or cooling': [
    {
      about: /84 degrees/,
      texts: [
        [
          'Room is at 84 degrees. Please find the class another one for the afternoon.',
          'Unit repaired, class is back in the room.',
        ],
      ],
    },
    {
      about: /(?:)/,
      texts: [
        [
          "Heating or cooling has failed here and the room can't be used. Please find the class another one.",
          'Unit repaired, class is back in the room.',
        ],
      ],
    },
  ],
};

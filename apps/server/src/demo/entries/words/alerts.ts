// What is urgent enough for an alert, its message, and how it ended.

/** By the label of the item: the message, and the note with which it was resolved. */
export const alarming: Readonly<Record<string, readonly (readonly [message: string, note: string])[]>> = {
  'Exterior door propped open': [
    [
      'Door found open with nobody near it. Please check who came in.',
      'Camera checked, only our own students. Door is secured.',
    ],
    [
      'This door is open again. Can somebody stand there until it is fixed?',
      'Wedge removed, PE team reminded, daily check added.',
    ],
  ],
  'Stranger on campus': [
    [
      'Unknown adult on campus, last seen walking toward the playground.',
      'Officer spoke with him: a neighbor looking for his dog.',
    ],
    [
      'Car has been waiting by the fence. Plate is in the entry.',
      'Grandparent who came early. Asked to use the front lot.',
    ],
  ],
  'Exit path blocked': [
    [
      'Exit cannot be used right now. Please move classes to the other door.',
      'Cleared by custodial staff within the hour.',
    ],
  ],
  'Smoke detector or alarm panel': [
    [
      'Trouble light on the fire panel. Please call the alarm company.',
      'Technician replaced the detector, panel is normal.',
    ],
  ],
  'Electrical panel or outlet': [
    [
      'Sparks from this outlet. Keep students away, breaker is off.',
      'Electrician replaced the outlet and tested the circuit.',
    ],
  ],
  'Gate or fence': [
    [
      'Gate to the street does not close. Please post somebody at recess.',
      'New lock installed, gate checked twice a day this week.',
    ],
  ],
  'Bullying or conflict': [
    [
      'Conflict may go on at dismissal. Please be visible at the bus loop.',
      'Both families were called, counselor meets the students tomorrow.',
    ],
  ],
  'Playground equipment': [
    [
      'Not safe to play on. Please keep classes off until it is repaired.',
      'Part replaced and inspected, open again.',
    ],
  ],
  'Spill or wet floor': [
    ['Very slippery, one student fell. Please block the hallway.', 'Cleaned and dry, mat ordered.'],
  ],
  'Heating or cooling': [
    [
      'Too hot to stay in. Please find another room for the afternoon.',
      'Unit repaired, class is back in the room.',
    ],
  ],
};

export const replies = [
  'On my way.',
  'Got it, thank you.',
  'Checking now.',
  'I am at the other campus, Officer is closer.',
  'Will stand there during lunch.',
  'Handled, see you at the debrief.',
] as const;

import type { WordsByItem } from './itemWords.ts';

export const accessWords: WordsByItem = {
  'Exterior door locked': {
    where: 'door',
    concern: [
      'Found unlocked {when}. Locked it and told the front office.',
      'Door looked closed but was not latched; it opened with one pull.',
      'Unlocked {n} times this month. The key stays in the lock after deliveries.',
    ],
    praise: [
      'Checked {when}, locked and latched.',
      'All doors on this side were secure during the walk.',
      'Tried {n} doors along this wing and every one of them was locked.',
    ],
  },
  'Exterior door propped open': {
    where: 'door',
    concern: [
      'Propped open with a rock {when}, no one nearby.',
      'Held open with a trash can during a delivery. Closed it.',
      'Wedge in the door again. PE class uses it to come back in.',
      'Rubber mat was folded into the frame so the door could not latch.',
      'Door was open {when}; two students walked in without being seen.',
    ],
    praise: ['No propped doors on this side today. The new door alarms help.'],
  },
  'Door latch or closer': {
    where: 'door',
    concern: [
      'Closer is leaking and the door slams.',
      "Latch doesn't catch unless the door is pulled shut by hand.",
      'Closer arm is loose; {n} screws are missing.',
      'Door drags on the threshold and stops before it latches.',
    ],
    praise: [
      'New closer works well, door latches automatically every time.',
      'Latch was repaired, thank you.',
    ],
  },
  'Main entrance and buzzer': {
    where: 'entrance',
    concern: [
      "Buzzer camera is foggy, the office can't see faces.",
      'Visitor was buzzed in without being asked for a name {when}.',
      'Second visitor walked in behind the first one before the door closed.',
      'Intercom at the entrance crackles; hard to understand anyone.',
    ],
    praise: [
      'Office asked for name and reason before opening. Exactly as trained.',
      'Front office greeted me and checked my badge {when}.',
      'Clear view of the vestibule from the desk, everyone signs in.',
    ],
  },
  'Visitor sign-in and badges': {
    where: 'office',
    concern: [
      'Parent in the hallway without a visitor badge {when}. Walked them back to the office.',
      'Badge printer is out of labels, visitors get handwritten stickers.',
      "{n} visitors didn't sign out yesterday.",
    ],
    praise: [
      'Volunteer was wearing a badge and knew where to return it.',
      'Sign-in was quick and complete, ID was scanned.',
      'Every visitor I met {when} had a badge on.',
    ],
  },
  'Key or card control': {
    where: 'office',
    concern: [
      'Key ring left on the counter, unattended.',
      "Substitute was given a key that isn't on the list.",
      'Card reader needs {n} swipes before it opens.',
      'Former coach still has a card for the gym doors.',
    ],
    praise: ['Key log is complete and up to date.', 'All substitute keys were back by the end of the day.'],
  },
  'Gate or fence': {
    where: 'fence',
    concern: [
      'Gate chain is hanging loose, a student could slip through.',
      'Section of fence is pulled up at the bottom, about {n} feet wide.',
      'Gate was open {when} and no one was posted there.',
      'Padlock is missing from the service gate.',
    ],
    praise: [
      'Gate was closed and locked after arrival.',
      'Fence was repaired over the weekend and looks good.',
    ],
  },
  'Classroom door locked': {
    where: 'room',
    concern: [
      'Door unlocked with class in session.',
      'Magnet strip still over the strike plate.',
      "Substitute didn't have a key to lock the door.",
      '{n} of the doors in this hall were unlocked.',
    ],
    praise: [
      'Locked and closed during instruction.',
      'Every classroom in this hall was locked {when}. Great job.',
      'Teacher checked the lock before starting class.',
    ],
  },
  'Staff visible and greeting': {
    where: 'hall',
    concern: [
      'No one at the front doors {when}.',
      'Only one adult in the whole hall {when}.',
      'Duty post at the bus loop was empty for {n} minutes.',
    ],
    praise: [
      'Teachers were at their doors greeting students by name.',
      'Assistant principal was at the curb at arrival, rain and all.',
      'Every adult I passed said good morning. Students noticed.',
      'Staff were at all duty posts on time.',
    ],
  },
  'Staff wearing badges': {
    where: 'hall',
    concern: [
      '{n} staff members without badges {when}.',
      "Cafeteria staff don't have badges yet.",
      'Badge was in a pocket; asked them to wear it where people can see it.',
    ],
    praise: ['All staff I met were wearing badges.', 'New badges look great and everyone has one on.'],
  },
  'Hallway supervision': {
    where: 'hall',
    concern: [
      'No adult in this hallway {when}; students were running.',
      'Restroom area unsupervised between classes.',
      'About {n} students wandering without a pass.',
    ],
    praise: [
      'Three adults in view at class change, hallway clear in under four minutes.',
      'Active supervision at lunch, staff moved around the whole time.',
      'Counselor walked the hall {when} and checked passes kindly.',
    ],
  },
  'Student behavior': {
    where: 'hall',
    concern: [
      'Horseplay on the stairs {when}.',
      'Group of {n} students skipping class behind the gym.',
      'Shouting and pushing at the lockers, spoke with them.',
    ],
    praise: [
      'Students held doors for each other all morning.',
      'Class change was calm and quick.',
      'Fifth graders walked their kindergarten buddies to class.',
    ],
  },
  'Bullying or conflict': {
    where: 'hall',
    concern: [
      'Two students arguing {when}, separated them and told the counselor.',
      'Student reported name-calling on the bus; let administration know.',
      'Same group was picking on a younger student at lunch.',
      'Pushing in the lunch line, no injuries. Calling parents.',
    ],
    praise: ['Student stepped in and got an adult right away. Very mature.'],
  },
  'Stranger on campus': {
    where: 'grounds',
    concern: [
      'Man walking along the back fence {when}, left when spoken to.',
      'Unknown car parked by the playground for {n} minutes, plate noted.',
      'Adult without badge came in behind a delivery. Escorted to the office.',
      'Someone was taking photos of the building from the sidewalk.',
    ],
    praise: ['Teacher stopped a visitor without a badge and walked them to the office. Well done.'],
  },
  'Act of kindness': {
    where: 'hall',
    concern: [],
    praise: [
      'Student helped a classmate who dropped all of her books.',
      'Custodian stayed late to find a lost backpack.',
      'Students made thank-you cards for the cafeteria team.',
      'Eighth grader sat with a new student at lunch so he was not alone.',
      'Bus driver waited for a student who fell on the sidewalk.',
    ],
  },
};

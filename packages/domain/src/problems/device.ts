// Problems that a device finds without the server; the outbox stores them like those from the server.
import { defineProblems } from './define.ts';

export const deviceProblems = {
  ...defineProblems('device', { noRoom: 'unavailable' }),
  ...defineProblems('network', { noAnswer: 'unavailable', strangeAnswer: 'unavailable' }),
  ...defineProblems('photo', { unreadable: 'invalid', damagedOnTheWay: 'invalid' }),
};

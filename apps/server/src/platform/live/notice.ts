/** What travels when something changed: never the data itself, so that a notice can leak nothing. */
export type Notice = Readonly<{ topic: string; id: string; schoolId?: string; userId?: string }>;

export const liveChannel = 'schooldog_live';

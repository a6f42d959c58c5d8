/**
 * What travels when something changed: never the data itself, so that a notice can leak nothing. A topic is the name of
 * a feature, or begins with it (`users.sessions`) where fewer people may hear of it.
 */
export type Notice = Readonly<{ topic: string; id: string; schoolId?: string; userId?: string }>;

export const liveChannel = 'schooldog_live';

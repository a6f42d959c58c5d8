/**
 * What is sent when something changed: never the data itself, so that a notice leaks nothing. A topic is the name of
 * a feature, or begins with it (`users.sessions`) where fewer users may subscribe.
 */
export type Notice = Readonly<{ topic: string; id: string; schoolId?: string; userId?: string }>;

export const liveChannel = 'schooldog_live';

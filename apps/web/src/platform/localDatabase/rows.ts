// What this device keeps. Every row belongs to one person: several people may share a tablet.

/** `sending` after a crash means the same as `waiting`: only the holder of the lock may believe it. */
export type OperationState = 'waiting' | 'sending' | 'refused';

export type LastProblem = Readonly<{ code: string; data: unknown }>;

export type OutboxRow = Readonly<{
  /** Given by the database, so that the order of work never depends on the device's clock. */
  sequence: number;
  operationId: string;
  userId: string;
  procedure: string;
  input: unknown;
  /** Work on one record keeps its order even when an earlier piece was refused. */
  recordKey: string;
  label: string;
  createdAt: string;
  state: OperationState;
  tries: number;
  /** Milliseconds since 1970; a failure of this operation alone is not repeated before. */
  notBefore: number;
  lastProblem: LastProblem | null;
  photoCount: number;
  /** Goes before what is not urgent. Work that was kept before there was such a thing has no word of it. */
  isUrgent?: boolean;
}>;

export type OutboxPhotoRow = Readonly<{
  id: string;
  operationId: string;
  userId: string;
  position: number;
  name: string;
  blob: Blob;
  sha256: string;
  state: 'waiting' | 'stored';
  /** When the server confirmed it. What nobody claims is swept away there, so it may have to travel again. */
  storedAt: number;
}>;

/** Last seen answers of the server (`seen`), and records as they will be once their operation has arrived. */
export type RecordRow = Readonly<{
  userId: string;
  key: string;
  /** `seen`, `draft`, or the id of the operation that will make the record true. */
  source: string;
  value: unknown;
  savedAt: number;
}>;

export type DeviceRow = Readonly<{ key: string; value: unknown }>;

export const seenSource = 'seen';
export const draftSource = 'draft';

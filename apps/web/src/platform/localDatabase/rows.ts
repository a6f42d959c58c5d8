// What this device stores. Every row belongs to one user: several may share a tablet.

/** `sending` after a crash means the same as `waiting`: only the holder of the lock may rely on it. */
export type OperationState = 'waiting' | 'sending' | 'refused';

export type LastProblem = Readonly<{ code: string; data: unknown }>;

export type OutboxRow = Readonly<{
  /** Assigned by the database, so that the order of work never depends on the device's clock. */
  sequence: number;
  operationId: string;
  userId: string;
  procedure: string;
  input: unknown;
  /** Work on one record keeps its order even when an earlier operation was rejected. */
  recordKey: string;
  label: string;
  createdAt: string;
  state: OperationState;
  tries: number;
  /** Milliseconds since 1970; a failure of this operation alone is not retried before. */
  notBefore: number;
  lastProblem: LastProblem | null;
  photoCount: number;
  /** The key of another record whose work comes first, such as the walk of an entry. */
  waitsFor?: string;
  /** Sent before work that is not urgent. Absent in rows of older versions. */
  isUrgent?: boolean;
  /** The server accepts the operation before its photos. Absent in rows of older versions. */
  photosMayFollow?: boolean;
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
  /** When the server confirmed it. The server deletes unclaimed photos, so it may have to be sent again. */
  storedAt: number;
}>;

/** Cached answers of the server (`seen`), and records as they will be once their operation has arrived. */
export type RecordRow = Readonly<{
  userId: string;
  key: string;
  /** `seen`, `draft`, `sealed`, or the id of the operation that changes the record. */
  source: string;
  value: unknown;
  savedAt: number;
}>;

export type DeviceRow = Readonly<{ key: string; value: unknown }>;

export const seenSource = 'seen';
export const draftSource = 'draft';
/** A draft as ciphertext: its key is on the server. */
export const sealedSource = 'sealed';

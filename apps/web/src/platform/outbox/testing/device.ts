// A device with a browser database, on which tabs open, work, and die at any moment.
import { drawnBytes } from '@schooldog/domain/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openLocalDatabase, type LocalDatabase } from '../../localDatabase/database.ts';
import { drain, type DrainParts, type DrainResult } from '../drain.ts';
import { leaseLock, type RunAlone } from '../lock.ts';
import type { InputOf } from '../operation.ts';
import { storeOperation } from '../storeOperation.ts';
import type { Transport } from '../transport.ts';
import { TabLocks } from './tabLocks.ts';

export type Work = Readonly<{
  userId: string;
  note: string;
  recordKey?: string;
  waitsFor?: string;
  photos: readonly string[];
  isUrgent?: boolean;
  photosMayFollow?: boolean;
  corrects?: string;
}>;

export class Device {
  readonly locks = new TabLocks();
  /** Ids of all operations in the order in which the database stored them. */
  readonly order: string[] = [];
  /** Drains that want to know of urgent work, in whatever tab. */
  readonly urgentListeners = new Set<() => void>();
  clock = Date.parse('2026-09-07T12:00:00Z');
  readonly #disk = new IDBFactory();
  #tabs = 0;

  openTab(lock: 'web' | 'lease' = 'web'): Tab {
    this.#tabs += 1;
    const disk = new TabDisk(this.#disk);
    const database = openLocalDatabase({ indexedDB: disk, IDBKeyRange });
    const { order } = this;
    database.outbox.hook('creating', function noteOrder(_sequence, { operationId }) {
      this.onsuccess = () => order.push(operationId);
    });
    return new Tab(this, `tab ${this.#tabs}`, database, disk, lock);
  }
}

/** Dexie reopens a lost connection; a dead tab must not. */
class TabDisk {
  isGone = false;
  readonly #disk: IDBFactory;

  constructor(disk: IDBFactory) {
    this.#disk = disk;
  }

  open(name: string, version?: number): IDBOpenDBRequest {
    if (this.isGone) throw new Error('this tab is dead');
    const request = this.#disk.open(name, version);
    request.addEventListener('success', () => {
      if (this.isGone) request.result.close();
    });
    return request;
  }

  cmp(first: unknown, second: unknown): number {
    return this.#disk.cmp(first, second);
  }
}

export class Tab {
  readonly database: LocalDatabase;
  readonly whenDead: Promise<void>;
  #tellDeath = (): void => undefined;
  readonly #device: Device;
  readonly #name: string;
  readonly #disk: TabDisk;
  readonly #runAlone: RunAlone;

  constructor(device: Device, name: string, database: LocalDatabase, disk: TabDisk, lock: 'web' | 'lease') {
    this.#disk = disk;
    this.#device = device;
    this.#name = name;
    this.database = database;
    this.whenDead = new Promise((resolve) => {
      this.#tellDeath = resolve;
    });
    const lease = { database, holder: name, now: () => device.clock, repeat: () => () => undefined };
    this.#runAlone = lock === 'web' ? device.locks.for(name) : leaseLock(lease);
  }

  get isDead(): boolean {
    return this.#disk.isGone;
  }

  async store(work: Work): Promise<string> {
    const operationId = await this.#store(work);
    if (work.isUrgent === true) for (const listener of this.#device.urgentListeners) listener();
    return operationId;
  }

  #store(work: Work): Promise<string> {
    const { userId, note, recordKey, waitsFor, photos, corrects } = work;
    const { isUrgent = false, photosMayFollow = false } = work;
    const input = (photoIds: string[]): InputOf<'settings.checkOutbox'> => ({
      id: 'AAAAAAAAAAAAAAAAAAAA',
      note,
      photoIds,
      madeAt: new Date(this.#device.clock).toISOString(),
    });
    return storeOperation(
      {
        procedure: 'settings.checkOutbox',
        input,
        photos: photos.map((text) => new File([text], `${text}.jpg`, { type: 'image/jpeg' })),
        label: note,
        isUrgent,
        photosMayFollow,
        ...(recordKey === undefined ? {} : { recordKey }),
        ...(waitsFor === undefined ? {} : { waitsFor }),
        ...(corrects === undefined ? {} : { corrects }),
        optimistic: { key: `check/${note}`, value: { note } },
      },
      {
        database: this.database,
        userId,
        now: () => this.#device.clock,
        randomBytes: drawnBytes,
      },
    );
  }

  async drain(
    transport: Transport,
    more: Pick<DrainParts, 'userId' | 'onDeparted'> = {},
  ): Promise<DrainResult | undefined> {
    const { database } = this;
    const { urgentListeners } = this.#device;
    const onUrgent = (listener: () => void) => {
      urgentListeners.add(listener);
      return () => urgentListeners.delete(listener);
    };
    const parts = { database, transport: this.#while(transport), onUrgent };
    return this.#runAlone(() => drain({ ...parts, ...more, now: () => this.#device.clock }));
  }

  /** From now on nothing that this tab was doing continues. */
  die(): void {
    this.#disk.isGone = true;
    this.#tellDeath();
    this.database.dexie.close();
    this.#device.locks.tabDied(this.#name);
  }

  /** A dead tab neither sends nor receives anything. */
  #while(transport: Transport): Transport {
    const alive = async <Value>(send: () => Promise<Value>): Promise<Value> => {
      if (this.isDead) return never();
      const value = await send();
      return this.isDead ? never() : value;
    };
    return {
      askSession: () => alive(() => transport.askSession()),
      putPhoto: (photo, bytes, signal) => alive(() => transport.putPhoto(photo, bytes, signal)),
      sendOperation: (operation, photosToFollow) =>
        alive(() => transport.sendOperation(operation, photosToFollow)),
    };
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

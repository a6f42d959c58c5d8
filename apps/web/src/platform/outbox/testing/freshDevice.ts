import { beforeEach } from 'vitest';
import { Device, type Work } from './device.ts';
import { FakeServer } from './fakeServer.ts';

/** For every test of a file: a device of one user with one open tab, and a server that has received nothing. */
export function freshDevice() {
  const start = () => {
    const device = new Device();
    return { device, tab: device.openTab(), server: new FakeServer() };
  };
  const here = start();
  beforeEach(() => {
    Object.assign(here, start());
  });
  return {
    here,
    store: (note: string, work: Partial<Work> = {}) =>
      here.tab.store({ userId: 'ana', note, photos: [], ...work }),
    drain: () => here.tab.drain(here.server.transport),
    /** The operations that the server applied, in their order. */
    arrived: () => here.server.applied.map(({ operationId }) => operationId),
    rowOf: (operationId: string) => here.tab.database.outbox.get({ operationId }),
  };
}

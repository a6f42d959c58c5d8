// 1,000 alerts while mail and push hang, fail and come back, and the server is killed.
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/embeddedPostgres/port.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { type Server, startServer } from '../lib/server.ts';
import { waitFor } from '../lib/wait.ts';
import { findDelivered, inFlight, untilDelivered, type Delivered } from './delivering.ts';
import { addDevices, type AlertPeople } from './people.ts';
import { type Mode, type Provider, startMail, startPush } from './providers.ts';
import { type Kind, sendAlerts, type Sending } from './sending.ts';

interface Hardship extends Delivered {
  readonly sending: Sending;
  readonly kills: number;
  /** Messages whose attempt had begun at a kill. */
  readonly inFlight: number;
}

interface HardshipOptions {
  readonly stack: AsyncDisposableStack;
  readonly databaseUrl: string;
  readonly people: AlertPeople;
  readonly schoolId: string;
  readonly kind: Kind;
  readonly count: number;
  readonly kills: number;
}

const atOnce = 8;
/** Shorter than the server waits for a push service. */
const hangMilliseconds = 5000;

export async function endureHardship(options: HardshipOptions): Promise<Hardship> {
  const { stack, databaseUrl, people, count, kills } = options;
  const mail = await startMail(stack);
  const push = await startPush(stack);
  await addDevices(databaseUrl, people.receivers, push.url);
  const place = {
    dataDir: await newDataFolder(stack),
    port: await freePort(),
    environment: { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, MAIL_FROM: 'bench@district.test' },
  };
  let server = await startServer(stack, place);
  const killed = new Set<string>();
  let acknowledged = 0;

  /** They hang, so that some messages are in flight when the server dies. */
  const killOnce = async (): Promise<void> => {
    setBoth(mail, push, 'hangs');
    await delay(1500);
    server = await killed9(server, killed, databaseUrl, () => startServer(stack, place));
    setBoth(mail, push, 'works');
  };
  const sending = sendAlerts({
    ...options,
    serverUrl: server.url,
    atOnce,
    onAcknowledged: (so) => (acknowledged = so),
  });
  for (let time = 1; time <= kills; time += 1) {
    const aim = (count * time) / (kills + 1);
    await waitFor('alerts among the kills', async () => (acknowledged >= aim ? true : undefined), {
      atMost: 5 * 60_000,
    });
    await killOnce();
    await trouble(mail, push);
  }
  const sent = await sending;
  await untilDelivered(databaseUrl);
  const delivered = await findDelivered(
    databaseUrl,
    sent.acknowledged,
    { mail: mail.accepted, push: push.accepted },
    killed,
  );
  await server.stop();
  return { ...delivered, sending: sent, kills, inFlight: killed.size };
}

async function killed9(
  server: Server,
  killed: Set<string>,
  databaseUrl: string,
  startAgain: () => Promise<Server>,
): Promise<Server> {
  server.signal('SIGKILL');
  await server.exited;
  for (const id of await inFlight(databaseUrl)) killed.add(id);
  return startAgain();
}

/** One hangs while the other works, then both fail. */
async function trouble(mail: Provider, push: Provider): Promise<void> {
  for (const [mailMode, pushMode] of [
    ['hangs', 'works'],
    ['works', 'hangs'],
    ['fails', 'fails'],
  ] as const) {
    mail.set(mailMode);
    push.set(pushMode);
    await delay(hangMilliseconds);
  }
  setBoth(mail, push, 'works');
}

function setBoth(mail: Provider, push: Provider, mode: Mode): void {
  mail.set(mode);
  push.set(mode);
}

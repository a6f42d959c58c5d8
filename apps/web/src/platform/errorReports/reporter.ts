// Collects errors for a moment, counts repeated ones, and sends them together. Without a network they wait on the device,
// a few of them; a server that wants no more gets no more.
import {
  clientErrorLimits,
  type ClientErrorReport,
  clientErrorReportSchema,
  identityOf,
  scrubReport,
} from '@schooldog/domain/clientErrors';
import { productVersion } from '@schooldog/domain/settings';
import { z } from 'zod';
import { client } from '../api/client.ts';
import { isPassing, refusalOf } from '../api/problem.ts';
import { connectivity } from '../connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { type CaughtError, deviceKey } from './caughtError.ts';
import { isIgnored } from './isIgnored.ts';

export type Reporter = Readonly<{
  take(caught: CaughtError): void;
  /** Sends what waits, if there is a network. */
  flush(): void;
}>;

type ReporterParts = Readonly<{
  send(reports: ClientErrorReport[]): Promise<unknown>;
  isOffline(): boolean;
  readStored(): string | null;
  store(text: string | null): void;
  later(milliseconds: number, run: () => void): void;
}>;

/** Errors rarely come alone. */
const collectingMilliseconds = 2_000;
/** After the first ones; an error that repeats itself is one report a minute. */
const restMilliseconds = 60_000;

const storedSchema = z.array(clientErrorReportSchema).max(clientErrorLimits.reports);

export function createReporter(parts: ReporterParts): Reporter {
  const waiting = new Map<string, ClientErrorReport>();
  let isScheduled = false;
  let isFirst = true;
  for (const report of readReports(parts.readStored())) add(report);

  /** Whether the device has something new to keep. */
  function add(report: ClientErrorReport): boolean {
    const key = identityOf(report);
    const known = waiting.get(key);
    if (known === undefined && waiting.size >= clientErrorLimits.reports) return false;
    const count = Math.min((known?.count ?? 0) + report.count, clientErrorLimits.count);
    waiting.set(key, { ...(known ?? report), count });
    return known === undefined;
  }

  function keep(): void {
    parts.store(waiting.size === 0 ? null : JSON.stringify([...waiting.values()]));
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    parts.later(isFirst ? collectingMilliseconds : restMilliseconds, () => {
      isScheduled = false;
      flush();
    });
    isFirst = false;
  }

  function flush(): void {
    if (waiting.size === 0 || parts.isOffline()) return keep();
    const reports = [...waiting.values()];
    waiting.clear();
    keep();
    parts.send(reports).catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (!isPassing(refusal) || refusal.status === 429) return;
      for (const report of reports) add(report);
      keep();
    });
  }

  return {
    take: (caught) => {
      if (isIgnored(caught.error)) return;
      if (add(scrubReport(reportOf(caught)))) keep();
      schedule();
    },
    flush,
  };
}

export function startReporter(): Reporter {
  return createReporter({
    send: (reports) => client.clientErrors.reportClientErrors({ reports }),
    isOffline: () => connectivity.get().isOffline,
    readStored: () => readDevice(deviceKey),
    store: (text) => writeDevice(deviceKey, text),
    later: (milliseconds, run) => void setTimeout(run, milliseconds),
  });
}

function reportOf({ kind, error, route, isOffline }: CaughtError): ClientErrorReport {
  const isError = error instanceof Error;
  return {
    kind,
    name: isError ? error.name : 'Error',
    // What was thrown may be typed text.
    message: isError ? error.message : `A value of the type ${typeof error} was thrown.`,
    stack: isError ? (error.stack ?? '') : '',
    version: productVersion,
    route,
    isOffline,
    count: 1,
  };
}

function readReports(text: string | null): ClientErrorReport[] {
  try {
    return storedSchema.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

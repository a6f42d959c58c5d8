// The requests that are measured, written once for both servers: the bare one only ignores the session.
import { z } from 'zod';
import { askForSure, newId } from '../lib/ask.ts';
import { linkChange } from '../lib/linkChange.ts';

export const kinds = [
  'list',
  'byId',
  'change',
  'addLink',
  'entries',
  'entryCount',
  'entry',
  'logEntry',
  'teamWalks',
  'myWalks',
  'assessments',
  'drills',
  'workOrders',
  'workOrder',
  'setStatus',
] as const;
export type Kind = (typeof kinds)[number];

export interface Known {
  readonly cookie: string;
  readonly schoolIds: readonly string[];
  readonly entries?: Readonly<{ count: number; categoryId: string; itemId: string }> | undefined;
  readonly workOrders?: Readonly<{ count: number; boardIds: string[]; connection: number }> | undefined;
  /** For the floor, which knows no sessions. */
  readonly userId?: string | undefined;
  /** The last seen principals of the schools, for changes: an edit includes what it saw. */
  readonly principals?: Map<string, string>;
}

const principalSchema = z.object({ principalName: z.string() });

export async function readPrincipals(
  port: number,
  { cookie, schoolIds }: Known,
): Promise<Map<string, string>> {
  const principals = new Map<string, string>();
  for (const schoolId of schoolIds) {
    const school = await askForSure(`http://127.0.0.1:${port}/api/schools/${schoolId}`, { cookie });
    principals.set(schoolId, principalSchema.parse(school).principalName);
  }
  return principals;
}

export function requestOf(kind: Kind, known: Known, number: number): string {
  const { cookie, schoolIds, entries } = known;
  const schoolId = schoolIds[number % schoolIds.length] ?? '';
  const common = `host: 127.0.0.1\r\ncookie: ${cookie}\r\n`;
  if (kind === 'list') return `GET /api/schools HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'byId') return `GET /api/schools/${schoolId} HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'entries')
    return `GET /api/entries?${entryFilter(schoolIds, number)} HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'entryCount')
    return `GET /api/entries/count?${entryFilter(schoolIds, number)} HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'entry') {
    const entryId = `entry${String(1 + ((number * 104_729) % (entries?.count ?? 1))).padStart(15, '0')}`;
    return `GET /api/entries/${entryId} HTTP/1.1\r\n${common}\r\n`;
  }
  if (kind === 'logEntry') return postOf('entries/logEntry', newEntry(schoolId, entries), common);
  if (kind === 'teamWalks' || kind === 'myWalks') {
    const tabs = kind === 'teamWalks' ? 'tab=team&subTab=complete' : 'tab=mine&subTab=inprogress';
    return `GET /api/walks?${tabs} HTTP/1.1\r\n${common}x-viewer: ${known.userId ?? ''}\r\n\r\n`;
  }
  if (kind === 'drills') return `GET /api/drills HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'assessments') return `GET /api/assessments?tab=submitted HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'workOrders')
    return `GET /api/workOrders?${workOrderFilter(known, number)} HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'workOrder') {
    const id = workOrderId(1 + ((number * 104_729) % (known.workOrders?.count ?? 1)));
    return `GET /api/workOrders/${id} HTTP/1.1\r\n${common}\r\n`;
  }
  if (kind === 'setStatus')
    return postOf('workOrders/setWorkOrderStatus', statusChange(known, number), common);
  if (kind === 'addLink') return postOf('schools/editSchoolLinks', linkChange(schoolId), common);
  return postOf('schools/schoolFormSubmit', principalChange(schoolId, known), common);
}

function postOf(path: string, content: object, common: string): string {
  const body = JSON.stringify(content);
  const headers = `operation-id: ${newId()}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  return `POST /api/${path} HTTP/1.1\r\n${common}${headers}\r\n${body}`;
}

function principalChange(schoolId: string, { principals = new Map() }: Known): object {
  const from = principals.get(schoolId) ?? '';
  const to = `Value ${newId()}`;
  principals.set(schoolId, to);
  return { schoolId, edit: { principalName: { from, to } } };
}

/** Three schools, two opinions, a year that begins within a month. */
export function entryFilter(schoolIds: readonly string[], number: number): string {
  const chosen = [0, 1, 2].map((at) => schoolIds[(number + at) % schoolIds.length] ?? '');
  const schools = chosen.map((id, at) => `schoolIds[${at}]=${id}`).join('&');
  const year = 2023 + (number % 2);
  return `${schools}&entryTypes[0]=concern&entryTypes[1]=praise&from=${year}-09-1${number % 9}&to=${year + 1}-06-1${number % 9}`;
}

/** One school, one board, what is to be done. */
export function workOrderFilter({ schoolIds, workOrders }: Known, number: number): string {
  const boardIds = workOrders?.boardIds ?? [];
  const schoolId = schoolIds[number % schoolIds.length] ?? '';
  const boardId = boardIds[number % boardIds.length] ?? '';
  return `schoolIds[0]=${schoolId}&boardIds[0]=${boardId}&statuses[0]=New&statuses[1]=Started`;
}

export function workOrderId(number: number): string {
  return `order${String(number).padStart(15, '0')}`;
}

/** Each connection has its own orders, all of them declined when a load begins, and goes through them in circles. */
export const ordersOfConnection = 100;

/** People are notified of both statuses, so that no change is cheaper than the other. */
function statusChange({ workOrders }: Known, number: number): object {
  const first = 1 + (workOrders?.connection ?? 0) * ordersOfConnection;
  const isDeclined = Math.floor(number / ordersOfConnection) % 2 === 0;
  return {
    workOrderId: workOrderId(first + (number % ordersOfConnection)),
    fromStatus: isDeclined ? 'Declined' : 'Complete',
    status: isDeclined ? 'Complete' : 'Declined',
    comment: '',
  };
}

function newEntry(schoolId: string, entries: Known['entries']): object {
  return {
    entryId: newId(),
    schoolId,
    timestamp: new Date().toISOString(),
    isFloating: true,
    safetyAlert: null,
    tasksToAddOnSubmission: [],
    entry: {
      observationCategoryId: entries?.categoryId,
      observationItemId: entries?.itemId,
      observationType: 'concern',
      quantity: 1,
      comment: 'The latch of this door does not close by itself.',
      location: 'Room 214',
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      manualTags: ['Doors'],
      imageIds: [],
    },
  };
}

// Answers are kept for everyone who asks the same. An answer that is a little old is shown at once, with its time,
// while a job counts again; an older one is counted before it is shown.
import type { AnalyticsFilter, TaskAnalytics } from '@schooldog/contract/workOrders';
import { problem } from '@schooldog/domain/problems';
import { type AnalyticsQuestion, analyticsSchools } from '@schooldog/domain/workOrders';
import type { Services, SignedInContext } from '../../../platform/api/context.ts';
import { digestOf, questionOf } from './ask.ts';
import { countAnalytics } from './count.ts';
import { countAgain, measureOrders } from './jobs.ts';
import { startKeeping } from './keepMonths.ts';
import {
  claimCounting,
  forgetAnswersBefore,
  keepAnswer,
  type KeptAnswer,
  keptAnswer,
  keptQuestion,
  measuredKey,
} from './keptStore.ts';

const second = 1000;
/** Younger answers are shown as they are, also when somebody asks for fresh ones. */
const isFreshFor = 60 * second;
const isRefreshableAfter = 5 * second;
const isShownFor = 15 * 60 * second;
/** After a process died while it counted. */
const claimEnds = 30 * second;
const isKeptFor = 24 * 60 * 60 * second;

type Asked = AnalyticsFilter & Readonly<{ fresh?: boolean | undefined }>;

export async function taskAnalytics(
  { services, actor, signedIn }: Pick<SignedInContext, 'services' | 'actor' | 'signedIn'>,
  { fresh = false, ...filter }: Asked,
): Promise<TaskAnalytics> {
  const held = analyticsSchools(actor);
  if (held.length === 0) throw problem('workOrder.analyticsNotAllowed');
  const { db } = services.database;
  const asking = { now: services.clock(), held, settingsVersions: signedIn.settingsVersions };
  const { question, hasCalendar } = await questionOf(db, asking, filter);
  const id = digestOf(question);
  const [kept, key] = await Promise.all([keptAnswer(db, id), measuredKey(db)]);
  const isRecalculating = key !== question.calendarKey;
  if (isRecalculating) await startMeasuring(services);
  const age = kept === undefined ? Infinity : services.clock().getTime() - kept.timeComputed.getTime();
  const isUsable = age < (fresh ? isRefreshableAfter : isShownFor);
  const { answer, timeComputed } =
    kept !== undefined && isUsable ? kept : await countNow(services, id, question);
  return {
    numbers: answer,
    period: question.period,
    schoolIds: question.schools === 'all' ? null : [...question.schools],
    timeComputed: timeComputed.toISOString(),
    isRecounting: isUsable && age >= isFreshFor && (await startCounting(services, id)),
    isRecalculating,
    hasCalendar,
  };
}

async function countNow(services: Services, id: string, question: AnalyticsQuestion): Promise<KeptAnswer> {
  const timeComputed = services.clock();
  const answer = await countAnalytics(services.database, question);
  await keepAnswer(services.database, { id, asked: question, answer, timeComputed });
  // Before all orders are measured, each month would only change again.
  if ((await measuredKey(services.database.db)) === question.calendarKey) await startKeeping(services);
  return { answer, timeComputed };
}

/** Always true: if somebody else began, newer numbers are coming as well. */
async function startCounting(services: Services, id: string): Promise<true> {
  const now = services.clock();
  const unlessSince = new Date(now.getTime() - claimEnds);
  if (await claimCounting(services.database, id, { now, unlessSince })) {
    await services.work({ userId: null }, (work) => work.enqueue(countAgain, { id }));
    services.jobs.wake(countAgain);
  }
  return true;
}

async function startMeasuring(services: Services): Promise<void> {
  await services.work({ userId: null }, (work) => work.enqueue(measureOrders, {}, { once: 'page' }));
}

export async function recount(services: Services, id: string): Promise<void> {
  const question = await keptQuestion(services.database.db, id);
  if (question !== undefined) await countNow(services, id, question);
}

export async function forgetOldAnswers(services: Services): Promise<void> {
  await forgetAnswersBefore(services.database, new Date(services.clock().getTime() - isKeptFor));
}

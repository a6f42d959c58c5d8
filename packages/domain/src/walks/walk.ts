// What a walk is: people go through a school together and log entries, which are published when it completes.
import { z } from 'zod';
import { calendarDateSchema, deviceTimeSchema } from '../dates/index.ts';
import { idSchema, limitedLine } from '../kernel/index.ts';
import { sourceTypes } from '../permissions/index.ts';
import { walkLimits } from './limits.ts';

const walkStatuses = ['inprogress', 'review', 'complete'] as const;
export type WalkStatus = (typeof walkStatuses)[number];

const walkStages = ['observations', 'review'] as const;
export type WalkStage = (typeof walkStages)[number];

export const precipitations = ['lightRain', 'heavyRain', 'cloudy', 'sunny', 'iceSnow', 'other'] as const;
/** Degrees Fahrenheit. */
export const temperatures = ['below33', '33to39', '40to49', '50to59', '60to69', '70to79', '80plus'] as const;

export const walkContextSchema = z.object({
  weatherPrecipitation: z.enum(precipitations).nullable(),
  weatherTemperature: z.enum(temperatures).nullable(),
  weatherComment: limitedLine(walkLimits.contextText),
  additionalNotes: limitedLine(walkLimits.contextText),
});
export type WalkContext = z.infer<typeof walkContextSchema>;

export const emptyContext: WalkContext = {
  weatherPrecipitation: null,
  weatherTemperature: null,
  weatherComment: '',
  additionalNotes: '',
};

/** One step in the life of a walk, oldest first in the walk. */
const submissionSchema = z.object({
  fromStatus: z.enum(walkStatuses),
  toStatus: z.enum(walkStatuses),
  comments: z.string(),
  /** Null for what happened automatically. */
  userId: idSchema.nullable(),
  timestamp: z.iso.datetime(),
  notifiedEmails: z.array(z.string()),
});
export type Submission = z.infer<typeof submissionSchema>;

/** A new walk. Its id comes from the device, so that sending it again never makes a second one. */
export const newWalkSchema = z.object({
  walkId: idSchema,
  schoolId: idSchema,
  collaborators: z.array(idSchema).max(walkLimits.collaborators, 'tooManyPeople'),
  /** What it is meant to look at; none means everything. */
  intendedCategories: z.array(idSchema).max(walkLimits.intendedCategories),
  /** The day by which it is meant to be done. */
  timeframe: calendarDateSchema.nullable(),
  /** When it was started, by the device's clock. */
  timestamp: deviceTimeSchema,
});
export type NewWalk = z.infer<typeof newWalkSchema>;

export const walkSchema = z.object({
  id: idSchema,
  schoolId: idSchema,
  status: z.enum(walkStatuses),
  walkType: z.enum(sourceTypes),
  leaderUserId: idSchema,
  collaborators: z.array(idSchema),
  awaitingReviewBy: idSchema.nullable(),
  createdByUserId: idSchema,
  intendedCategories: z.array(idSchema),
  timeframe: z.string().nullable(),
  context: walkContextSchema,
  currentStage: z.enum(walkStages),
  submissionHistory: z.array(submissionSchema),
  shouldSendNeighborhoodWatch: z.boolean(),
  hasSentNeighborhoodWatch: z.boolean(),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
  timeCompleted: z.iso.datetime().nullable(),
  timeArchived: z.iso.datetime().nullable(),
  archivedByUserId: idSchema.nullable(),
});
export type Walk = z.infer<typeof walkSchema>;

/** The fields whose changes are kept in the audit trail. */
export const walkFields = [
  'schoolId',
  'status',
  'walkType',
  'leaderUserId',
  'collaborators',
  'awaitingReviewBy',
  'intendedCategories',
  'timeframe',
  'weatherPrecipitation',
  'weatherTemperature',
  'weatherComment',
  'additionalNotes',
  'shouldSendNeighborhoodWatch',
  'timeCompleted',
  'timeArchived',
] as const;

/** A value that an earlier version stored, or none, reads as the first stage. */
export function stageOf(stored: string): WalkStage {
  return walkStages.find((stage) => stage === stored) ?? 'observations';
}

export function participantsOf({
  leaderUserId,
  collaborators,
}: Pick<Walk, 'leaderUserId' | 'collaborators'>): string[] {
  return [leaderUserId, ...collaborators];
}

type WalkVisit = Readonly<{ walkId: string; userId: string }>;

/** A visit as one word, for change notices. */
export function walkVisitOf({ walkId, userId }: WalkVisit): string {
  return `${walkId}.${userId}`;
}

export function readWalkVisit(word: string): WalkVisit | null {
  const [walkId, userId] = word.split('.');
  return walkId === undefined || userId === undefined ? null : { walkId, userId };
}

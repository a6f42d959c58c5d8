// Records as the server would send them.
import type { DetailedAlert } from '@schooldog/contract/alerts';
import type { ShownEntry } from '@schooldog/contract/entries';
import type { ShownWalk, ShownWalkEntry } from '@schooldog/contract/walks';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { emptyContext } from '@schooldog/domain/walks';

export const oakHill = { id: 'oakHill0000000000000', name: 'Oak Hill Elementary' };
export const observation = { ...defaultObservationSettings(), imageUrls: {} };
const [item] = observation.items;
export const someItem = {
  id: item?.id ?? '',
  categoryId: item?.categories[0] ?? '',
  label: item?.label ?? '',
  labelInSpanish: item?.labels?.['es'] ?? '',
};
export const somebodyElse = { id: 'somebodyElse00000000', name: 'Sam Ortiz' };

const time = '2026-10-05T14:30:00.000Z';

export function anEntry(facts: Partial<ShownEntry> = {}): ShownEntry {
  return {
    id: 'entry000000000000000',
    schoolId: oakHill.id,
    timestamp: time,
    reportedByUserId: somebodyElse.id,
    reportedByName: somebodyElse.name,
    walkId: null,
    walkType: 'school',
    isFloating: true,
    observationCategoryId: someItem.categoryId,
    observationItemId: someItem.id,
    observationType: 'concern',
    quantity: 1,
    comment: 'The latch does not close.',
    location: 'Room 214',
    locationDataProfileId: null,
    locationDataProfileOptionId: null,
    tags: [],
    manualTags: [],
    imageIds: [],
    imageUrls: [],
    createdSafetyAlertIds: [],
    assessmentId: null,
    createdTaskIds: [],
    tasksToAddOnSubmission: [],
    timeCreated: time,
    timeUpdated: time,
    ...facts,
  };
}

export function anAlert(facts: Partial<DetailedAlert> = {}): DetailedAlert {
  return {
    id: 'alert000000000000000',
    schoolId: oakHill.id,
    entryId: 'entry000000000000000',
    walkId: null,
    message: 'Come and see.',
    createdByUserId: somebodyElse.id,
    createdByName: somebodyElse.name,
    status: 'sent',
    recipients: [],
    timeCreated: time,
    timeSent: time,
    timeReminded: null,
    resolvedByUserId: null,
    resolvedByName: null,
    timeResolved: null,
    resolutionNote: '',
    entry: {
      observationCategoryId: someItem.categoryId,
      observationItemId: someItem.id,
      categoryLabel: 'Doors',
      itemLabel: someItem.label,
      observationType: 'concern',
      quantity: 1,
      comment: 'The latch does not close.',
      location: 'Room 214',
      tags: [],
      imageIds: [],
      timestamp: time,
    },
    imageUrls: [],
    deliveries: [],
    escalation: null,
    entryState: 'same',
    isInWalk: false,
    createdTaskIds: [],
    ...facts,
  };
}

export function aWalk(facts: Partial<ShownWalk> = {}): ShownWalk {
  return {
    id: 'walk0000000000000000',
    schoolId: oakHill.id,
    status: 'inprogress',
    walkType: 'school',
    leaderUserId: somebodyElse.id,
    leaderName: somebodyElse.name,
    collaborators: [],
    collaboratorNames: [],
    awaitingReviewBy: null,
    reviewerName: null,
    createdByUserId: somebodyElse.id,
    intendedCategories: [],
    timeframe: null,
    context: emptyContext,
    currentStage: 'observations',
    submissionHistory: [],
    shouldSendNeighborhoodWatch: false,
    hasSentNeighborhoodWatch: false,
    timeCreated: time,
    timeUpdated: time,
    timeCompleted: null,
    timeArchived: null,
    archivedByUserId: null,
    entryCount: 0,
    scores: [],
    ...facts,
  };
}

export function anEntryOfWalk(facts: Partial<ShownWalkEntry> = {}): ShownWalkEntry {
  return { ...anEntry(), walkId: aWalk().id, isPublished: false, safetyAlert: null, ...facts };
}

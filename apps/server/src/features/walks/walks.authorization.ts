import { walksContract } from '@schooldog/contract/walks';
import { and, eq, isNotNull, like, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix } from '../../authorization/matrix.ts';
import { messages } from '../../platform/messages/schema.ts';
import { walkExportRows } from './exports/walkExports.authorization.ts';
import { walks } from './schema.ts';
import { aColleague, anEntryOfWalk, aWalk, hidden, inReview, unable } from './testing/matrixWalks.ts';
import { walkEntryRows } from './walkEntries.authorization.ts';

// The caller leads the walk in the lines "mine", takes part in "joined" and "reported", and reviews it in "review";
// otherwise a district user leads it. All walks are school-led, except in the line "other"; those of the line "done" are
// complete. Leaders keep what they lead when they lose permissions; logging and alerts need theirs at that moment.
const table = `
                                      MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listWalks                own        ok ok ok ok ok no | ok ok ok no no no no no | ok
                           foreign    ok ok ok ok ok no | -- -- -- no no no no no | ok
                           mine       ok ok ok ok ok no | ok ok ok ok ok ok no no | ok
  listCurrentWalks         mine       ok ok ok ok ok no | ok ok ok ok ok ok no no | ok
                           own        -- -- -- -- -- no | -- -- -- -- -- -- no no | --
  listOldWalks             mine       ok ok ok ok ok -- | ok ok ok ok ok ok -- -- | ok
                           joined     ok ok -- -- -- -- | ok ok -- -- -- -- -- -- | ok
                           own        -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  getWalk                  own        ok ok nf nf nf nf | ok ok nf nf nf nf nf nf | ok
                           foreign    ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
                           other      ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
                           done       ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                           mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           review     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  getWalkTitle             own        ok ok -- -- -- -- | ok ok -- -- -- -- -- -- | ok
                           foreign    ok ok -- -- -- -- | -- -- -- -- -- -- -- -- | ok
                           done       ok ok ok ok ok -- | ok ok ok -- -- -- -- -- | ok
                           joined     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  listWaitingAlerts        reported   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           mine       -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
                           own        -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
                           foreign    -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  getWalkHistory           own        ok ok nf nf nf nf | ok ok nf nf nf nf nf nf | ok
                           foreign    ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
                           joined     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  startWalk                own        ok ok ok ok ok no | ok ok ok ok ok ok no no | ok
                           foreign    ok ok ok ok ok no | no no no no no no no no | ok
  putWalkEntry             mine       ok ok ok ok ok ns | ok ok ok ok ok ok ns ns | ok
                           joined     ok ok ok ok ok ns | ok ok ok ok ok ok ns ns | ok
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  editWalkEntry            mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           reported   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     ns ns ns ns ns ns | ns ns ns ns ns ns ns ns | ns
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  removeWalkEntry          mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           reported   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     ns ns ns ns ns ns | ns ns ns ns ns ns ns ns | ns
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  sendImmediateSafetyAlert mine       ok ok ok ok ok ns | ok ok ok ok ns ns ns ns | ok
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  setWalkContext           mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  setNeighborhoodWatch     mine       ok ok ns ok ns ns | ok ok ok ns ns ns ns ns | ok
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  addWalkCollaborators     mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     no no no no no no | no no no no no no no no | no
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  removeWalkCollaborator   mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     no no no no no no | no no no no no no no no | no
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  changeWalkLeader         mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     no no no no no no | no no no no no no no no | no
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  sendCollaboratorEmail    mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     no no no no no no | no no no no no no no no | no
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  submitWalkForReview      mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     no no no no no no | no no no no no no no no | no
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  submitReview             review     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           own        no no nf nf nf nf | no no nf nf nf nf nf nf | no
                           foreign    no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  completeWalk             mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     ok ok no no no no | ok ok no no no no no no | ok
                           own        ok ok nf nf nf nf | ok ok nf nf nf nf nf nf | ok
                           foreign    ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
                           other      ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
  placeWalkInProgress      mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     ok ok no no no no | ok ok no no no no no no | ok
                           own        ok ok no no no nf | ok ok no nf nf nf nf nf | ok
                           foreign    ok ok no no no nf | nf nf nf nf nf nf nf nf | ok
  setWalkArchived          mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     ok ok no no no no | ok ok no no no no no no | ok
                           own        ok ok nf nf nf nf | ok ok nf nf nf nf nf nf | ok
                           foreign    ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
  archiveWalk              mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           joined     ok ok no no no no | ok ok no no no no no no | ok
                           own        ok ok nf nf nf nf | ok ok nf nf nf nf nf nf | ok
                           foreign    ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
  generateReport           own        ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                           foreign    ok ok ok ok ok nf | nf nf nf nf nf nf nf nf | ok
                           mine       ok ok ok ok ok no | ok ok ok no no no no no | ok
                           joined     ok ok ok ok ok no | ok ok ok no no no no no | ok
                           review     ok ok ok ok ok no | ok ok ok no no no no no | ok
  generateCsvForWalk       own        ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                           foreign    ok ok ok ok ok nf | nf nf nf nf nf nf nf nf | ok
                           mine       ok ok ok ok ok no | ok ok ok no no no no no | ok
                           joined     ok ok ok ok ok no | ok ok ok no no no no no | ok
                           review     ok ok ok ok ok no | ok ok ok no no no no no | ok
  visitWalk                mine       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                           own        ok ok nf nf nf nf | ok ok nf nf nf nf nf nf | ok
                           foreign    ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
`;

const walkIs = (walkId: string) => eq(walks.id, walkId);
const hasStatus = (walkId: string, status: 'inprogress' | 'review' | 'complete') =>
  and(walkIs(walkId), eq(walks.status, status));
const takesPart = (walkId: string, userId: string) =>
  and(walkIs(walkId), sql`${userId} = any(${walks.collaborators})`);

export const walksMatrix = matrix('walks', walksContract, table, {
  listWalks: {
    refusals: unable('list'),
    attempt: async (situation) => {
      const isMine = situation.line === 'mine';
      const facts = isMine ? {} : { status: 'complete' as const, timeCompleted: new Date() };
      const id = await aWalk(situation, facts);
      const tabs = isMine
        ? ({ tab: 'mine', subTab: 'inprogress' } as const)
        : ({ tab: 'team', subTab: 'complete' } as const);
      const schoolIds = [situation.school.id];
      return attempt((client) => client.walks.listWalks({ ...tabs, schoolIds }), {
        shows: (page) => page.walks.some((walk) => walk.id === id),
      });
    },
  },
  listCurrentWalks: {
    refusals: unable('list'),
    attempt: async (situation) => {
      const id = await aWalk(situation);
      return attempt((client) => client.walks.listCurrentWalks(), {
        shows: (current) => current.walks.some((walk) => walk.id === id),
      });
    },
  },
  listOldWalks: {
    refusals: hidden,
    attempt: async (situation) => {
      const age = 8 * 24 * 3_600_000 - situation.district.nextNumber();
      const id = await aWalk(situation, { timeCreated: new Date(Date.now() - age) });
      return attempt((client) => client.walks.listOldWalks(), {
        shows: (old) => old.walks.some((walk) => walk.id === id),
      });
    },
  },
  getWalk: {
    refusals: hidden,
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      return attempt((client) => client.walks.getWalk({ walkId }), { shows: ({ id }) => id === walkId });
    },
  },
  getWalkTitle: {
    refusals: hidden,
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      return attempt((client) => client.walks.getWalkTitle({ walkId }), {
        shows: ({ walk }) => walk?.id === walkId,
      });
    },
  },
  getWalkHistory: {
    refusals: hidden,
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      const { value } = await situation.district.addHistory('walk', walkId);
      return attempt((client) => client.walks.getWalkHistory({ walkId }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  startWalk: {
    refusals: unable('start'),
    attempt: ({ district, school }) => {
      const walkId = newId();
      const walk = {
        walkId,
        schoolId: school.id,
        collaborators: [],
        intendedCategories: [],
        timeframe: null,
        timestamp: '2026-10-05T14:00:00.000Z',
      };
      return attempt((client) => client.walks.startWalk(walk), {
        changed: () => district.exists(walks, walkIs(walkId)),
      });
    },
  },
  ...walkEntryRows,
  setWalkContext: {
    refusals: unable('contribute'),
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      const edit = { weatherComment: { from: '', to: 'Fog.' } };
      const isSet = and(walkIs(walkId), eq(walks.weatherComment, 'Fog.'));
      return attempt((client) => client.walks.setWalkContext({ walkId, edit }), {
        changed: () => situation.district.exists(walks, isSet),
      });
    },
  },
  setNeighborhoodWatch: {
    refusals: { ...unable('contribute'), ns: '403 walk.watchNotAllowed' },
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      const isSet = and(walkIs(walkId), eq(walks.shouldSendNeighborhoodWatch, true));
      return attempt((client) => client.walks.setNeighborhoodWatch({ walkId, shouldSend: true }), {
        changed: () => situation.district.exists(walks, isSet),
      });
    },
  },
  addWalkCollaborators: {
    refusals: unable('access'),
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      const userId = await aColleague(situation);
      return attempt((client) => client.walks.addWalkCollaborators({ walkId, userIds: [userId] }), {
        changed: () => situation.district.exists(walks, takesPart(walkId, userId)),
      });
    },
  },
  removeWalkCollaborator: {
    refusals: unable('access'),
    attempt: async (situation) => {
      const { district, line } = situation;
      const userId = await aColleague(situation);
      const others = line === 'joined' ? [situation.caller.id] : [];
      const walkId = await aWalk(situation, { collaborators: [...others, userId] });
      return attempt((client) => client.walks.removeWalkCollaborator({ walkId, userId }), {
        changed: async () => !(await district.exists(walks, takesPart(walkId, userId))),
      });
    },
  },
  changeWalkLeader: {
    refusals: unable('access'),
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      const leaderUserId = await aColleague(situation);
      const isLed = and(walkIs(walkId), eq(walks.leaderUserId, leaderUserId));
      return attempt((client) => client.walks.changeWalkLeader({ walkId, leaderUserId }), {
        changed: () => situation.district.exists(walks, isLed),
      });
    },
  },
  sendCollaboratorEmail: {
    refusals: unable('access'),
    attempt: async (situation) => {
      const { district, line } = situation;
      const newCollaboratorUserId = await aColleague(situation);
      const others = line === 'joined' ? [situation.caller.id] : [];
      const walkId = await aWalk(situation, { collaborators: [...others, newCollaboratorUserId] });
      return attempt((client) => client.walks.sendCollaboratorEmail({ walkId, newCollaboratorUserId }), {
        changed: () => district.exists(messages, like(messages.about, `%${walkId}`)),
      });
    },
  },
  submitWalkForReview: {
    refusals: unable('submit'),
    attempt: async (situation) => {
      const { district } = situation;
      const walkId = await aWalk(situation);
      const reviewerUserId = district.owner.id;
      const input = { walkId, reviewerUserId, acceptsNoEntries: true };
      return attempt((client) => client.walks.submitWalkForReview(input), {
        changed: () => district.exists(walks, hasStatus(walkId, 'review')),
      });
    },
  },
  submitReview: {
    refusals: unable('review'),
    attempt: async (situation) => {
      const { district, line } = situation;
      const walkId = await aWalk(situation, line === 'review' ? {} : inReview(district.owner.id));
      const input = { walkId, isApproved: true, comments: '' };
      return attempt((client) => client.walks.submitReview(input), {
        changed: () => district.exists(walks, hasStatus(walkId, 'complete')),
      });
    },
  },
  completeWalk: {
    refusals: unable('complete'),
    attempt: async (situation) => {
      const { walkId } = await anEntryOfWalk(situation);
      return attempt((client) => client.walks.completeWalk({ walkId }), {
        changed: () => situation.district.exists(walks, hasStatus(walkId, 'complete')),
      });
    },
  },
  placeWalkInProgress: {
    refusals: unable('manage'),
    attempt: async (situation) => {
      const walkId = await aWalk(situation, { status: 'complete', timeCompleted: new Date() });
      return attempt((client) => client.walks.placeWalkInProgress({ walkId }), {
        changed: () => situation.district.exists(walks, hasStatus(walkId, 'inprogress')),
      });
    },
  },
  setWalkArchived: {
    refusals: unable('manage'),
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      const isArchived = and(walkIs(walkId), isNotNull(walks.timeArchived));
      return attempt((client) => client.walks.setWalkArchived({ walkId, isArchived: true }), {
        changed: () => situation.district.exists(walks, isArchived),
      });
    },
  },
  archiveWalk: {
    refusals: unable('manage'),
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      return attempt((client) => client.walks.archiveWalk({ walkId }), {
        changed: async () => !(await situation.district.exists(walks, walkIs(walkId))),
      });
    },
  },
  ...walkExportRows,
  // Nothing is stored; the others in the walk get a notice.
  visitWalk: {
    refusals: hidden,
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      return attempt((client) => client.walks.visitWalk({ walkId }), { shows: ({ done }) => done });
    },
  },
});

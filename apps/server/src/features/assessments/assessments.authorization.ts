import { assessmentsContract } from '@schooldog/contract/assessments';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { hasBegunExport } from '../../authorization/hasBegunExport.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { anEntryOf } from '../../testing/entries.ts';
import { aWalkOf } from '../walks/testing/aWalkOf.ts';
import { assessments } from './schema.ts';
import { anAssessmentOf, aRubricOf, idOf, submittedFacts } from './testing/anAssessmentOf.ts';
import { choosing } from './testing/fixture.ts';

// The caller began the assessment in the lines "mine", and takes part in its walk in the lines "joined", "added" (which
// they also began) and "led" (which they lead); otherwise a district user did, on its own or, in the lines "walk", in a
// walk of theirs.
const table = `
                                  MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listAssessments        own      ok ok ok ok ok no | ok ok ok no no no no no | ok
                         foreign  ok ok ok ok ok no | -- -- -- no no no no no | ok
                         deleted  ok ok no no no no | no no no no no no no no | ok
  listRecentAssessments  own      ok ok ok ok ok no | ok ok ok no no no no no | ok
                         foreign  ok ok ok ok ok no | no no no no no no no no | ok
  listAssessedRubrics    own      ok ok ok ok ok no | ok ok ok no no no no no | ok
                         foreign  ok ok ok ok ok no | -- -- -- no no no no no | ok
  getAssessment          own      ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                         foreign  ok ok ok ok ok nf | nf nf nf nf nf nf nf nf | ok
                         mine     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         joined   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         deleted  ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
  getAssessmentScore     own      ok ok ok ok ok -- | ok ok ok -- -- -- -- -- | ok
                         foreign  ok ok ok ok ok -- | -- -- -- -- -- -- -- -- | ok
  listWalkAssessments    joined   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         walk     ok ok ok ok ok -- | ok ok ok -- -- -- -- -- | ok
                         foreign  ok ok ok ok ok -- | -- -- -- -- -- -- -- -- | ok
  listLinkedEntries      own      ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                         foreign  ok ok ok ok ok nf | nf nf nf nf nf nf nf nf | ok
                         mine     ok ok ok ok ok -- | ok ok ok -- -- -- -- -- | ok
  getAssessmentHistory   own      ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                         foreign  ok ok ok ok ok nf | nf nf nf nf nf nf nf nf | ok
  createAssessment       own      ok ok ok ok ok no | ok ok ok no no no no no | ok
                         foreign  ok ok ok ok ok no | no no no no no no no no | ok
                         joined   ok ok ok ok ok no | ok ok ok no no no no no | ok
                         walk     nc nc nw nw nw no | nc nc nw no no no no no | nc
  saveAssessment         own      ok ok no no no nf | no no no nf nf nf nf nf | ok
                         foreign  ok ok no no no nf | nf nf nf nf nf nf nf nf | ok
                         mine     ok ok ok ok ok no | ok ok ok no no no no no | ok
                         joined   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         walk     no no no no no nf | no no no nf nf nf nf nf | no
  submitAssessment       own      ok ok no no no nf | no no no nf nf nf nf nf | ok
                         foreign  ok ok no no no nf | nf nf nf nf nf nf nf nf | ok
                         mine     ok ok ok ok ok no | ok ok ok no no no no no | ok
                         joined   iw iw iw iw iw iw | iw iw iw iw iw iw iw iw | iw
  reopenAssessment       own      ok ok no no no nf | no no no nf nf nf nf nf | ok
                         foreign  ok ok no no no nf | nf nf nf nf nf nf nf nf | ok
                         mine     ok ok ok ok ok no | ok ok ok no no no no no | ok
                         joined   iw iw iw iw iw iw | iw iw iw iw iw iw iw iw | iw
  deleteAssessment       own      ok ok no no no nf | no no no nf nf nf nf nf | ok
                         foreign  ok ok no no no nf | nf nf nf nf nf nf nf nf | ok
                         mine     ok ok no no no no | no no no no no no no no | ok
                         joined   ok ok no no no no | no no no no no no no no | ok
                         added    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         led      ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         walk     ok ok no no no nf | no no no nf nf nf nf nf | ok
  generateAssessmentPdf  own      ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                         foreign  ok ok ok ok ok nf | nf nf nf nf nf nf nf nf | ok
                         mine     ok ok ok ok ok no | ok ok ok no no no no no | ok
  generateAssessmentsCsv own      ok ok ok ok ok no | ok ok ok no no no no no | ok
                         foreign  ok ok ok ok ok no | no no no no no no no no | ok
`;

type Facts = Partial<typeof assessments.$inferInsert>;

async function aWalk(situation: Situation): Promise<string> {
  const { district, line, school } = situation;
  const { id } = await aWalkOf(district.app.database, {
    schoolId: school.id,
    leaderUserId: line === 'led' ? situation.caller.id : district.owner.id,
    collaborators: line === 'joined' || line === 'added' ? [situation.caller.id] : [],
  });
  return id;
}

async function anAssessment(situation: Situation, facts: Facts = {}): Promise<string> {
  const { district, line, school } = situation;
  const isInWalk = ['joined', 'added', 'led', 'walk'].includes(line);
  const isBegunByCaller = line === 'mine' || line === 'added';
  const { id } = await anAssessmentOf(district.app.database, {
    schoolId: school.id,
    createdByUserId: isBegunByCaller ? situation.caller.id : district.owner.id,
    ...(isInWalk ? { walkId: await aWalk(situation) } : {}),
    ...(line === 'deleted' ? { status: 'deleted' as const, timeDeleted: new Date() } : {}),
    ...facts,
  });
  return id;
}

const isNow = (id: string, facts: Facts) =>
  and(eq(assessments.id, id), facts.status === undefined ? undefined : eq(assessments.status, facts.status));

const hidden = { nf: '404 assessment.notFound' };
const unable = (ability: string) => ({ ...hidden, no: `403 assessment.${ability}NotAllowed` });
const inWalk = { iw: '409 assessment.inWalk' };
const skipped = { choices: {}, notes: {}, skippedSections: {}, skip: true };

export const assessmentsMatrix = matrix('assessments', assessmentsContract, table, {
  listAssessments: {
    refusals: unable('view'),
    attempt: async (situation) => {
      const { district, line, school } = situation;
      const isDeleted = line === 'deleted';
      const assessmentId = await anAssessment(situation, isDeleted ? {} : submittedFacts(district.owner.id));
      const tab = isDeleted ? 'deleted' : 'submitted';
      const schoolIds = [school.id];
      return attempt((client) => client.assessments.listAssessments({ tab, schoolIds }), {
        shows: (page) => page.assessments.some(({ id }) => id === assessmentId),
      });
    },
  },
  listRecentAssessments: {
    refusals: unable('view'),
    attempt: async (situation) => {
      const { district, school } = situation;
      // Later than those of other calls, which are made at the same time.
      const timeSubmitted = new Date(Date.now() + district.nextNumber() * 60_000);
      const assessmentId = await anAssessment(situation, {
        ...submittedFacts(district.owner.id),
        timeSubmitted,
      });
      const asked = { schoolId: school.id, isAll: true };
      return attempt((client) => client.assessments.listRecentAssessments(asked), {
        shows: (page) => page.assessments.some(({ id }) => id === assessmentId),
      });
    },
  },
  listAssessedRubrics: {
    refusals: unable('view'),
    attempt: async (situation) => {
      const { district } = situation;
      const { id: rubricId } = await aRubricOf(district.app.database, { createdByUserId: district.owner.id });
      await anAssessment(situation, { rubricId });
      return attempt((client) => client.assessments.listAssessedRubrics(), {
        shows: ({ rubrics }) => rubrics.some(({ id }) => id === rubricId),
      });
    },
  },
  getAssessment: {
    refusals: hidden,
    attempt: async (situation) => {
      const assessmentId = await anAssessment(situation);
      return attempt((client) => client.assessments.getAssessment({ assessmentId }), {
        shows: ({ id }) => id === assessmentId,
      });
    },
  },
  getAssessmentScore: {
    refusals: hidden,
    attempt: async (situation) => {
      const assessmentId = await anAssessment(situation, submittedFacts(situation.district.owner.id));
      return attempt((client) => client.assessments.getAssessmentScore({ assessmentId }), {
        shows: ({ assessment }) => assessment?.score === 67,
      });
    },
  },
  listWalkAssessments: {
    refusals: hidden,
    attempt: async (situation) => {
      const walkId = await aWalk(situation);
      const assessmentId = await anAssessment(situation, { walkId });
      return attempt((client) => client.assessments.listWalkAssessments({ walkId }), {
        shows: (found) => found.assessments.some(({ id }) => id === assessmentId),
      });
    },
  },
  listLinkedEntries: {
    refusals: hidden,
    attempt: async (situation) => {
      const { district, school } = situation;
      const { id: entryId } = await anEntryOf(district.app.database, {
        schoolId: school.id,
        reportedByUserId: district.owner.id,
        timestamp: new Date(),
        tags: ['doors'],
        searchableTags: ['doors'],
      });
      const assessmentId = await anAssessment(situation);
      const asked = { assessmentId, questionId: idOf('doors') };
      return attempt((client) => client.assessments.listLinkedEntries(asked), {
        shows: ({ entries }) => entries.some(({ id }) => id === entryId),
      });
    },
  },
  getAssessmentHistory: {
    refusals: hidden,
    attempt: async (situation) => {
      const assessmentId = await anAssessment(situation);
      const { value } = await situation.district.addHistory('assessment', assessmentId);
      return attempt((client) => client.assessments.getAssessmentHistory({ assessmentId }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  createAssessment: {
    refusals: {
      ...unable('begin'),
      nc: '403 walk.contributeNotAllowed',
      nw: '404 walk.notFound',
    },
    attempt: async (situation) => {
      const { district, school, line, caller } = situation;
      const { id: rubricId } = await aRubricOf(district.app.database, { createdByUserId: district.owner.id });
      const assessmentId = newId();
      const isInWalk = line === 'joined' || line === 'walk';
      const additionalParams = isInWalk ? { walkId: await aWalk(situation) } : undefined;
      const input = { assessmentId, rubricId, schoolId: school.id, createdByUserId: caller.id };
      return attempt((client) => client.assessments.createAssessment({ ...input, additionalParams }), {
        changed: () => district.exists(assessments, isNow(assessmentId, {})),
      });
    },
  },
  saveAssessment: {
    refusals: unable('answer'),
    attempt: async (situation) => {
      const assessmentId = await anAssessment(situation);
      const input = { assessmentId, edit: choosing('drills', 'Good') };
      const isChosen = sql`${assessments.form} -> 'choices' ? ${idOf('drills')}`;
      return attempt((client) => client.assessments.saveAssessment(input), {
        changed: () =>
          situation.district.exists(assessments, and(eq(assessments.id, assessmentId), isChosen)),
      });
    },
  },
  submitAssessment: {
    refusals: { ...unable('answer'), ...inWalk },
    attempt: async (situation) => {
      const assessmentId = await anAssessment(situation, { form: skipped });
      return attempt((client) => client.assessments.submitAssessment({ assessmentId }), {
        changed: () => situation.district.exists(assessments, isNow(assessmentId, { status: 'submitted' })),
      });
    },
  },
  reopenAssessment: {
    refusals: { ...unable('reopen'), ...inWalk },
    attempt: async (situation) => {
      const assessmentId = await anAssessment(situation, submittedFacts(situation.district.owner.id));
      return attempt((client) => client.assessments.reopenAssessment({ assessmentId }), {
        changed: () => situation.district.exists(assessments, isNow(assessmentId, { status: 'editing' })),
      });
    },
  },
  deleteAssessment: {
    refusals: unable('delete'),
    attempt: async (situation) => {
      const assessmentId = await anAssessment(situation);
      return attempt((client) => client.assessments.deleteAssessment({ assessmentId }), {
        changed: () => situation.district.exists(assessments, isNow(assessmentId, { status: 'deleted' })),
      });
    },
  },
  generateAssessmentPdf: {
    refusals: unable('download'),
    attempt: async (situation) => {
      const assessmentId = await anAssessment(situation);
      const exportId = newId();
      const input = { exportId, query: { assessmentId }, title: '' };
      return attempt((client) => client.assessments.generateAssessmentPdf(input), {
        changed: () => hasBegunExport(situation.district, exportId),
      });
    },
  },
  generateAssessmentsCsv: {
    refusals: unable('download'),
    attempt: ({ district, school }) => {
      const exportId = newId();
      const query = { tab: 'submitted' as const, schoolIds: [school.id] };
      return attempt((client) => client.assessments.generateAssessmentsCsv({ exportId, query, title: '' }), {
        changed: () => hasBegunExport(district, exportId),
      });
    },
  },
});

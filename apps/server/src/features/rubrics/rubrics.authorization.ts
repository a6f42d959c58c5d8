import { rubricsContract } from '@schooldog/contract/rubrics';
import { starterRubric } from '@schooldog/domain/rubrics/starters';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { rubrics } from './schema.ts';

// Rubrics belong to the district, so there is no foreign school. Own ones were created by the caller.
const table = `
                             MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listRubrics        any     ok ok ok no no no | no no no no no no no no | ok
  getRubric          others  ok ok ok no no no | no no no no no no no no | ok
  getRubricHistory   others  ok ok ok no no no | no no no no no no no no | ok
  listTemplates      any     ok ok ok ok ok no | ok ok ok no no no no no | ok
  createRubric       own     ok ok ok no no no | no no no no no no no no | ok
  duplicateRubric    others  ok ok ok nf nf nf | nf nf nf nf nf nf nf nf | ok
  saveRubric         own     ok ok ok nf nf nf | nf nf nf nf nf nf nf nf | ok
                     others  ok ok no nf nf nf | nf nf nf nf nf nf nf nf | ok
  setRubricEnabled   own     ok ok no nf nf nf | nf nf nf nf nf nf nf nf | ok
  publishRubric      own     ok ok no nf nf nf | nf nf nf nf nf nf nf nf | ok
  discardRubricDraft own     ok ok ok nf nf nf | nf nf nf nf nf nf nf nf | ok
                     others  ok ok no nf nf nf | nf nf nf nf nf nf nf nf | ok
  deleteRubric       own     ok ok no nf nf nf | nf nf nf nf nf nf nf nf | ok
`;

const notFound = '404 rubric.notFound';
const content = starterRubric('cleanliness', { language: 'en', makeId: newId });

async function aRubric(
  situation: Situation,
  changes: Partial<typeof rubrics.$inferInsert> = {},
): Promise<string> {
  const { district, line } = situation;
  const id = newId();
  const createdByUserId = line === 'own' ? situation.caller.id : district.owner.id;
  await district.app.database.db.insert(rubrics).values({
    id,
    content,
    createdByUserId,
    updatedByUserId: createdByUserId,
    timeUpdated: new Date(seen),
    ...changes,
  });
  return id;
}

const seen = '2026-10-05T14:30:00.000Z';
const withDraft = { enabled: true, draft: { ...content, name: 'Changed' } };

const is =
  ({ district }: Situation, rubricId: string, ...state: (SQL | undefined)[]) =>
  () =>
    district.exists(rubrics, and(eq(rubrics.id, rubricId), ...state));

export const rubricsMatrix = matrix('rubrics', rubricsContract, table, {
  listRubrics: {
    refusals: { no: '403 rubric.viewNotAllowed' },
    attempt: async (situation) => {
      const rubricId = await aRubric(situation);
      return attempt((client) => client.rubrics.listRubrics(), {
        shows: (answer) => answer.rubrics.some(({ id }) => id === rubricId),
      });
    },
  },
  getRubric: {
    refusals: { no: notFound },
    attempt: async (situation) => {
      const rubricId = await aRubric(situation);
      return attempt((client) => client.rubrics.getRubric({ rubricId }), {
        shows: ({ id }) => id === rubricId,
      });
    },
  },
  getRubricHistory: {
    refusals: { no: notFound },
    attempt: async (situation) => {
      const rubricId = await aRubric(situation);
      const { value } = await situation.district.addHistory('rubric', rubricId);
      return attempt((client) => client.rubrics.getRubricHistory({ rubricId }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  listTemplates: {
    refusals: { no: '403 assessment.beginNotAllowed' },
    attempt: async (situation) => {
      const rubricId = await aRubric(situation, { enabled: true });
      return attempt((client) => client.rubrics.listTemplates(), {
        shows: ({ templates }) => templates.some(({ id }) => id === rubricId),
      });
    },
  },
  createRubric: {
    refusals: { no: '403 rubric.createNotAllowed' },
    attempt: (situation) => {
      const rubricId = newId();
      return attempt((client) => client.rubrics.createRubric({ rubricId, content }), {
        changed: is(situation, rubricId),
      });
    },
  },
  duplicateRubric: {
    refusals: { nf: notFound },
    attempt: async (situation) => {
      const [fromRubricId, rubricId] = [await aRubric(situation), newId()];
      return attempt((client) => client.rubrics.duplicateRubric({ rubricId, fromRubricId, name: 'Copy' }), {
        changed: is(situation, rubricId),
      });
    },
  },
  saveRubric: {
    refusals: { nf: notFound, no: '403 rubric.editNotAllowed' },
    attempt: async (situation) => {
      const rubricId = await aRubric(situation, { enabled: true });
      const edit = { name: { from: content.name, to: 'Changed' } };
      return attempt((client) => client.rubrics.saveRubric({ rubricId, edit }), {
        changed: is(situation, rubricId, isNotNull(rubrics.draft)),
      });
    },
  },
  setRubricEnabled: {
    refusals: { nf: notFound, no: '403 rubric.manageNotAllowed' },
    attempt: async (situation) => {
      const rubricId = await aRubric(situation);
      return attempt((client) => client.rubrics.setRubricEnabled({ rubricId, enabled: true }), {
        changed: is(situation, rubricId, eq(rubrics.enabled, true)),
      });
    },
  },
  publishRubric: {
    refusals: { nf: notFound, no: '403 rubric.manageNotAllowed' },
    attempt: async (situation) => {
      const rubricId = await aRubric(situation, withDraft);
      return attempt((client) => client.rubrics.publishRubric({ rubricId, seen }), {
        shows: (rubric) => rubric.content.name === 'Changed',
        changed: is(situation, rubricId, isNull(rubrics.draft)),
      });
    },
  },
  discardRubricDraft: {
    refusals: { nf: notFound, no: '403 rubric.editNotAllowed' },
    attempt: async (situation) => {
      const rubricId = await aRubric(situation, withDraft);
      return attempt((client) => client.rubrics.discardRubricDraft({ rubricId, seen }), {
        shows: (rubric) => rubric.content.name === content.name,
        changed: is(situation, rubricId, isNull(rubrics.draft)),
      });
    },
  },
  deleteRubric: {
    refusals: { nf: notFound, no: '403 rubric.manageNotAllowed' },
    attempt: async (situation) => {
      const rubricId = await aRubric(situation);
      return attempt((client) => client.rubrics.deleteRubric({ rubricId }), {
        changed: is(situation, rubricId, isNotNull(rubrics.timeDeleted)),
      });
    },
  },
});

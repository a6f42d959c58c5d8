// Rubrics as people see them: with names, and with how often they were used.
import type { ListedRubric, ShownRubric } from '@schooldog/contract/rubrics';
import { byName } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { canCreateRubrics, editedContent, isCompleteRubric, maximumScore } from '@schooldog/domain/rubrics';
import type { Reader } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { everyRubric, presentRubric, type RubricRow, usesOfRubric, usesOfRubrics } from './store.ts';

export async function listRubrics(reader: Reader, actor: Actor): Promise<ListedRubric[]> {
  if (!canCreateRubrics(actor)) throw problem('rubric.viewNotAllowed');
  const [rows, uses] = await Promise.all([everyRubric(reader), usesOfRubrics(reader)]);
  const names = await namesOf(reader, rows.flatMap(peopleOf));
  return rows
    .map((row) => {
      const content = editedContent(row);
      return {
        id: row.id,
        enabled: row.enabled,
        createdByUserId: row.createdByUserId,
        timeCreated: row.timeCreated.toISOString(),
        timeUpdated: row.timeUpdated.toISOString(),
        name: content.name,
        hasDraft: row.draft !== null,
        isComplete: isCompleteRubric(content),
        sections: content.sections.length,
        questions: content.questions.length,
        maxScore: maximumScore(content.questions),
        createdByName: names.get(row.createdByUserId) ?? null,
        updatedByName: names.get(row.updatedByUserId) ?? null,
        usedIn: uses.get(row.id) ?? 0,
      };
    })
    .toSorted((a, b) => byName(a.name, b.name));
}

export async function shownRubric(reader: Reader, row: RubricRow): Promise<ShownRubric> {
  const [names, usedIn] = await Promise.all([namesOf(reader, peopleOf(row)), usesOfRubric(reader, row.id)]);
  return {
    ...presentRubric(row),
    createdByName: names.get(row.createdByUserId) ?? null,
    updatedByName: names.get(row.updatedByUserId) ?? null,
    usedIn,
  };
}

function peopleOf({ createdByUserId, updatedByUserId }: RubricRow): string[] {
  return [createdByUserId, updatedByUserId];
}

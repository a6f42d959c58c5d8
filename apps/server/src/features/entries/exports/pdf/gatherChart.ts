import { countChoiceOf, type InsightChart, insightSchools } from '@schooldog/domain/insights';
import { chartSeries, periodName } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import type { Services } from '../../../../platform/api/context.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import type { Words } from '../../../../platform/exports/index.ts';
import { namesOf } from '../../../../platform/identity/namesOf.ts';
import type { PdfBlock } from '../../../../platform/pdf/index.ts';
import { placeOf } from '../../../dataProfiles/index.ts';
import { chartRows } from '../../../insights/index.ts';
import type { Labels } from '../labels.ts';
import { sourceWords } from '../words.ts';
import { chartBlocks } from './chartBlocks.ts';

type Parts = Readonly<{ words: Words; labels: Labels; language: string }>;

/** The chart, counted again with what the viewer may read now. */
export async function gatherChart(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  asked: InsightChart,
  { words, labels, language }: Parts,
): Promise<readonly PdfBlock[]> {
  const { choice, walkTypes, period, hiddenIds } = asked;
  const rows = await chartRows(database, actor, asked);
  const readable = insightSchools(actor);
  const mayRead = (schoolId: string) => readable === 'all' || readable.includes(schoolId);
  const schoolIds = asked.schoolIds.filter(mayRead);
  const chart = chartSeries({
    rows,
    period,
    choice: countChoiceOf(choice, walkTypes),
    schoolNames: labels.schools,
    schoolIds,
    words: {
      allSchools: words(schoolIds.length === 0 ? 'chart.allSchools' : 'chart.allChosenSchools'),
      unknownSchool: words('chart.unknownSchool'),
    },
  });
  const what = words(`chart.counted.${choice.selectedObservationType}`);
  const about = await aboutOf(database.db, choice, labels, mayRead);
  const sources = sourceWords(words);
  const { total } = chart.all;
  const facts = [
    periodName(period, language),
    ...(walkTypes.length === 0 ? [] : [walkTypes.map((type) => sources[type]).join(', ')]),
    ...(schoolIds.length === 0 ? [] : [words('chart.schools', { count: schoolIds.length })]),
    words('chart.count', { count: total, number: numberText(total, language) }),
  ];
  return chartBlocks({
    chart,
    hiddenIds,
    language,
    title: about === '' ? what : words('chart.about', { what, about }),
    facts: facts.join(' · '),
  });
}

/** The name of what is counted; empty for everything. */
async function aboutOf(
  reader: Reader,
  choice: InsightChart['choice'],
  labels: Labels,
  mayRead: (schoolId: string) => boolean,
): Promise<string> {
  const {
    viewMode,
    selectedObservationCategoryId: categoryId,
    selectedObservationItemId: itemId,
    selectedLocationSchoolId: schoolId,
    selectedLocationProfileId: dataProfileId,
    selectedLocation: optionId,
    selectedUserId: userId,
    selectedTag: tag,
  } = choice;
  const place = async () =>
    // A location is named only to users who may view its school.
    schoolId === null || dataProfileId === null || optionId === null || !mayRead(schoolId)
      ? undefined
      : (await placeOf(reader, { schoolId, dataProfileId, optionId }))?.label;
  const names = {
    all: () => '',
    category: () => labels.category(categoryId ?? ''),
    item: () => labels.item(itemId ?? ''),
    location: place,
    user: async () => (await namesOf(reader, userId === null ? [] : [userId])).get(userId ?? ''),
    tag: () => labels.tag(tag ?? ''),
  };
  return (await names[viewMode]()) ?? '';
}

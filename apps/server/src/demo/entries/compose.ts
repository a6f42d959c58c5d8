// One entry as a user would have logged it, by the same rules as the product.
import {
  canPlanWorkOrdersAt,
  cleanTags,
  type Opinion,
  searchableTags,
  tagsOfEntry,
} from '@schooldog/domain/entries';
import { sourceTypeFor } from '@schooldog/domain/permissions';
import type { EntryRow } from '../../features/entries/store.ts';
import type { Random } from '../random.ts';
import { happens, lottery, oneOf } from './chance.ts';
import type { Places } from './places.ts';
import type { Report } from './reporters.ts';
import type { Subject } from './subjects.ts';
import { priorityFor } from './priority.ts';
import { manualTags, moments, notesOnPeople, notesOnThings } from './words/general.ts';
import { spanishWords } from './words/spanish.ts';

/** Of those that need none, so that nine entries in ten have a comment. */
const withoutComment = 0.12;
const withManualTags = 0.15;
const several = 0.09;
/** Of the concerns, so that about one entry in fifty has work orders planned. */
const planned = 0.037;

const faults = /propped|held open|blocked|stranger|bullying|graffiti|leak|pests|spill|heater/i;
const virtues = /locked|clear|visible|wearing|works|safely|posted|carried out|know their|kindness|positive/i;

/** Items about what people do, and not about a thing. */
const peoples =
  /staff|student|supervision|bullying|stranger|kindness|climate|drill|arrival|guard|speed|visitor|carried out/i;

const priorities = [
  { priority: 'Low', weight: 2 },
  { priority: 'Medium', weight: 5 },
  { priority: 'High', weight: 3 },
  { priority: 'Critical', weight: 1 },
] as const;
const drawPriority = lottery(priorities, ({ weight }) => weight);

export function composeEntry(
  parts: Readonly<{
    report: Report;
    opinion: Opinion;
    subject: Subject;
    time: Date;
    places: Places;
    /** Drawn when it is not given. */
    comment?: string;
  }>,
  random: Random,
): EntryRow {
  const { report, opinion, subject, time } = parts;
  const { school, reporter } = report;
  const { category, item } = subject;
  const isBrief = happens(random, withoutComment) && !contradicts(item.label, opinion);
  const drawn = isBrief ? '' : commentOn(subject, opinion, reporter, random);
  const { comment = drawn } = parts;
  const own = happens(random, withManualTags) ? [oneOf(random, manualTags[opinion]) ?? ''] : [];
  const tags = tagsOfEntry({ categoryTags: category.tags, itemTags: item.tags, manualTags: own });
  const place = parts.places(school.id, subject.words.where, random);
  return {
    id: random.id(),
    schoolId: school.id,
    timestamp: time,
    reportedByUserId: reporter.actor.userId,
    walkType: sourceTypeFor(reporter.actor, school.id),
    observationType: opinion,
    observationCategoryId: category.id,
    observationItemId: item.id,
    quantity: happens(random, several) ? 2 + random.whole(4) : 1,
    comment,
    ...place,
    tags,
    manualTags: cleanTags(own),
    searchableTags: searchableTags(tags),
    imageIds: [],
    isFloating: true,
    walkId: null,
    assessmentId: null,
    tasksToAddOnSubmission: workOrdersFor({ ...parts, comment, location: place.location }, random),
    createdTaskIds: [],
    createdSafetyAlertIds: [],
    timeCreated: time,
    timeUpdated: time,
  };
}

/** A praised propped door or a concern about a clear hallway needs a comment. */
function contradicts(label: string, opinion: Opinion): boolean {
  return (opinion === 'praise' && faults.test(label)) || (opinion === 'concern' && virtues.test(label));
}

function workOrdersFor(
  about: Readonly<{ report: Report; opinion: Opinion; subject: Subject; comment: string; location: string }>,
  random: Random,
): EntryRow['tasksToAddOnSubmission'] {
  const { report, opinion, subject, comment, location } = about;
  const isWanted = opinion === 'concern' && happens(random, planned);
  if (!isWanted || !canPlanWorkOrdersAt(report.reporter.actor, report.school.id)) return [];
  const where = location === '' ? '' : ` (${location})`;
  const description = `${subject.item.label}${where}: ${comment || 'Please check and repair.'}`;
  const id = random.id();
  const drawn = drawPriority(random)?.priority ?? 'Medium';
  return [{ id, description, priority: priorityFor(description, drawn) }];
}

function commentOn(
  { item, words }: Subject,
  opinion: Opinion,
  { writesSpanish }: Report['reporter'],
  random: Random,
): string {
  const notes = peoples.test(item.label) ? notesOnPeople : notesOnThings;
  if (opinion === 'other') return filled(oneOf(random, notes) ?? '', random);
  const inSpanish = writesSpanish ? (spanishWords[item.label]?.[opinion] ?? []) : [];
  return filled(oneOf(random, inSpanish.length > 0 ? inSpanish : words[opinion]) ?? '', random);
}

export function filled(sentence: string, random: Random): string {
  return sentence.replace('{when}', oneOf(random, moments) ?? '').replace('{n}', String(2 + random.whole(5)));
}

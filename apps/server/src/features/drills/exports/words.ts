// The texts of the files, in the user's language.
import type { Drill } from '@schooldog/domain/drills';
import { exportTexts, type Words } from '../../../platform/exports/index.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

export const wordsIn = exportTexts({ en, es });
export const columnNames = Object.keys(en.columns);

/** "09:30 AM" */
export function clockText(drill: Pick<Drill, 'drillTime' | 'drillTimeOfDay'>, words: Words): string {
  return `${drill.drillTime} ${words(`timesOfDay.${drill.drillTimeOfDay}`)}`;
}

/** "Fire", "Bus evacuation" */
export function kindText({ type, otherType }: Pick<Drill, 'type' | 'otherType'>, words: Words): string {
  return otherType === '' ? words(`types.${type}`) : otherType;
}

/** "Fire", "Other: Bus evacuation" */
export function typeText({ type, otherType }: Pick<Drill, 'type' | 'otherType'>, words: Words): string {
  return withOther(words(`types.${type}`), otherType, words);
}

export function eventText(
  { eventType, otherEventType }: Pick<Drill, 'eventType' | 'otherEventType'>,
  words: Words,
): string {
  return withOther(words(`eventTypes.${eventType}`), otherEventType, words);
}

function withOther(kind: string, text: string, words: Words): string {
  return text === '' ? kind : words('withOther', { kind, text });
}

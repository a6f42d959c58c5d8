// What the form holds while somebody fills it in, and what it sends.
import type { ShownDrill } from '@schooldog/contract/drills';
import type { CalendarDate } from '@schooldog/domain/dates';
import {
  type DrillAction,
  type DrillEventType,
  drillFormOf,
  drillFormSchema,
  type DrillPoint,
  type DrillType,
  type MergedDrill,
  type TimeOfDay,
} from '@schooldog/domain/drills';

export type DrillValues = Readonly<{
  /** One for as long as there is a draft: were it stored twice, the server would know it. */
  drillId: string;
  schoolId: string | null;
  type: DrillType | null;
  otherType: string;
  eventType: DrillEventType | null;
  otherEventType: string;
  drillDate: CalendarDate | null;
  drillTime: string;
  drillTimeOfDay: TimeOfDay;
  additionalInfo: string;
  /** As typed. */
  numberOfParticipants: string;
  responseTime: string;
  resultsAdditionalInfo: string;
  wentWell: string;
  toImprove: readonly DrillPoint[];
  /** The line that is being typed and was not added yet; it has the id that it will keep. */
  nextPoint: Readonly<{ id: string; text: string }>;
  actionTaken: DrillAction | null;
}>;

export const emptyValues: DrillValues = {
  drillId: '',
  schoolId: null,
  type: null,
  otherType: '',
  eventType: null,
  otherEventType: '',
  drillDate: null,
  drillTime: '',
  drillTimeOfDay: 'am',
  additionalInfo: '',
  numberOfParticipants: '',
  responseTime: '',
  resultsAdditionalInfo: '',
  wentWell: '',
  toImprove: [],
  nextPoint: { id: '', text: '' },
  actionTaken: null,
};

export function valuesOf(drill: ShownDrill, nextPointId: string): DrillValues {
  return {
    ...valuesIn(drillFormOf(drill)),
    drillId: drill.id,
    nextPoint: { id: nextPointId, text: '' },
  };
}

/** The fields of a drill as the form shows them. */
export function valuesIn(fields: MergedDrill): Omit<DrillValues, 'drillId' | 'nextPoint'> {
  const { kind, event, clock, numberOfParticipants, ...rest } = fields;
  return {
    ...rest,
    ...kind,
    ...event,
    ...clock,
    numberOfParticipants: numberOfParticipants === null ? '' : String(numberOfParticipants),
  };
}

/** As the schema of the form wants them; what is not filled in yet does not fit. */
export function rawOf(values: DrillValues): Readonly<Record<keyof MergedDrill, unknown>> {
  const { type, otherType, eventType, otherEventType, drillTime, drillTimeOfDay } = values;
  const participants = values.numberOfParticipants.trim();
  return {
    schoolId: values.schoolId,
    kind: { type, otherType: type === 'other' ? otherType : '' },
    event: { eventType, otherEventType: eventType === 'other' ? otherEventType : '' },
    drillDate: values.drillDate,
    clock: { drillTime, drillTimeOfDay },
    additionalInfo: values.additionalInfo,
    numberOfParticipants: participants === '' ? null : Number(participants),
    responseTime: values.responseTime,
    resultsAdditionalInfo: values.resultsAdditionalInfo,
    wentWell: values.wentWell,
    toImprove: withText(values.toImprove),
    actionTaken: values.actionTaken,
  };
}

/** Lines that were cleared go. */
function withText(points: readonly DrillPoint[]): DrillPoint[] {
  return points.filter(({ text }) => text.trim() !== '');
}

const noResults = {
  numberOfParticipants: null,
  responseTime: '',
  resultsAdditionalInfo: '',
  wentWell: '',
  toImprove: [],
  actionTaken: null,
};

/** With the line that was typed and not added yet. Hidden results stay as they were. */
export function rawToSend(values: DrillValues, withResults: boolean, base: MergedDrill | null) {
  const raw = rawOf(values);
  if (withResults) return { ...raw, toImprove: withText(withNextPoint(values).toImprove) };
  const { numberOfParticipants, responseTime, resultsAdditionalInfo, wentWell, toImprove, actionTaken } =
    base ?? noResults;
  return {
    ...raw,
    numberOfParticipants,
    responseTime,
    resultsAdditionalInfo,
    wentWell,
    toImprove,
    actionTaken,
  };
}

/** The line that is being typed as one of the points. */
export function withNextPoint(values: DrillValues, nextId = ''): DrillValues {
  const { toImprove, nextPoint } = values;
  const point = { ...nextPoint, isSettled: false, workOrderId: null };
  return { ...values, toImprove: [...toImprove, point], nextPoint: { id: nextId, text: '' } };
}

/** Checked before. */
export function fieldsToSend(
  values: DrillValues,
  withResults: boolean,
  base: MergedDrill | null,
): ReturnType<typeof drillFormSchema.parse> {
  return drillFormSchema.parse(rawToSend(values, withResults, base));
}

/** Another day without the time that was only guessed for the first one. */
export function onDay(
  values: DrillValues,
  drillDate: CalendarDate | null,
  guessed: DrillValues,
): DrillValues {
  const isGuess =
    drillDate !== guessed.drillDate &&
    values.drillTime === guessed.drillTime &&
    values.drillTimeOfDay === guessed.drillTimeOfDay;
  return { ...values, drillDate, drillTime: isGuess ? '' : values.drillTime };
}

/** A school, a day or a time alone is quickly chosen again; everything else is worth keeping. */
export function isWorthKeeping(values: DrillValues): boolean {
  const { additionalInfo, responseTime, resultsAdditionalInfo, wentWell, nextPoint } = values;
  const words = [
    additionalInfo,
    responseTime,
    resultsAdditionalInfo,
    wentWell,
    nextPoint.text,
    values.otherType,
    values.otherEventType,
    values.numberOfParticipants,
  ];
  return (
    words.some((text) => text.trim() !== '') || values.toImprove.length > 0 || values.actionTaken !== null
  );
}

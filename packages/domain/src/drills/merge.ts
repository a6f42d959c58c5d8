// How two people who edit one drill, or the rules of a district, keep each other's work.
import {
  defineMerge,
  type EditIn,
  type FieldsIn,
  idSchema,
  recordsBy,
  text,
  value,
} from '../kernel/index.ts';
import {
  type Drill,
  drillClockSchema,
  drillEventSchema,
  type DrillForm,
  drillFormSchema,
  drillKindSchema,
  type DrillPoint,
  drillPointSchema,
} from './drill.ts';
import { drillLimits } from './limits.ts';

const { shape } = drillFormSchema;

const pointMerge = defineMerge({
  id: value(idSchema),
  text: text(drillPointSchema.shape.text),
  isSettled: value(drillPointSchema.shape.isSettled),
  workOrderId: value(drillPointSchema.shape.workOrderId),
});

export const drillMerge = defineMerge({
  schoolId: value(shape.schoolId),
  kind: value(drillKindSchema),
  event: value(drillEventSchema),
  drillDate: value(shape.drillDate),
  clock: value(drillClockSchema),
  additionalInfo: text(shape.additionalInfo),
  numberOfParticipants: value(shape.numberOfParticipants),
  responseTime: value(shape.responseTime),
  resultsAdditionalInfo: text(shape.resultsAdditionalInfo),
  wentWell: text(shape.wentWell),
  toImprove: recordsBy(drillPointSchema, ({ id }) => id, pointMerge, {
    max: drillLimits.points,
    itemOf: (point): DrillPoint => point,
  }),
  actionTaken: value(shape.actionTaken),
});
export type DrillEdit = EditIn<typeof drillMerge>;
export type MergedDrill = FieldsIn<typeof drillMerge>;

type DrillValues = Omit<
  Drill,
  'id' | 'resultsSavedOn' | 'recordedByUserId' | 'updatedByUserId' | 'timeCreated' | 'timeUpdated'
>;

export function drillFormOf(drill: DrillValues): DrillForm {
  const { type, otherType, eventType, otherEventType, drillTime, drillTimeOfDay, ...rest } = drill;
  return {
    ...drillMerge.pick({
      ...rest,
      kind: { type, otherType },
      event: { eventType, otherEventType },
      clock: { drillTime, drillTimeOfDay },
    }),
    toImprove: rest.toImprove.map((point) => ({ ...point })),
  };
}

/** The text of a type or event is dropped where it is not asked for. */
export function drillValuesOf({ kind, event, clock, toImprove, ...rest }: MergedDrill): DrillValues {
  return {
    ...rest,
    ...clock,
    type: kind.type,
    otherType: kind.type === 'other' ? kind.otherType : '',
    eventType: event.eventType,
    otherEventType: event.eventType === 'other' ? event.otherEventType : '',
    toImprove: [...toImprove],
  };
}

// The numbers of work orders, as the sequence would have given them: rising with the time at which they were created.
import type { OrderStory } from './story.ts';

/** Orders made in one moment are numbered by their ids, as the job numbers them. */
export function numberedFrom(
  firstNumber: number,
  stories: readonly OrderStory[],
): (story: OrderStory) => OrderStory {
  const inTime = stories.map(({ order }) => order).toSorted(byTime);
  const numbers = new Map(inTime.map(({ id }, at) => [id, firstNumber + at]));
  return (story) => withNumber(story, numbers.get(story.order.id) ?? 0);
}

type Created = Pick<OrderStory['order'], 'id' | 'timeCreated'>;

function byTime(a: Created, b: Created): number {
  return a.timeCreated.getTime() - b.timeCreated.getTime() || (a.id < b.id ? -1 : 1);
}

function withNumber(story: OrderStory, publicId: number): OrderStory {
  return {
    ...story,
    order: { ...story.order, publicId },
    statuses: story.statuses.map((row) => ({ ...row, snapshot: { ...row.snapshot, publicId } })),
  };
}

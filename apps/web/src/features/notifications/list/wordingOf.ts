import type { Notification } from '@schooldog/contract/notifications';
import { readableValues } from '@schooldog/domain/notifications';

type Kind = Notification['kind'];
/** What fills in the words of a kind. */
export type Words = (
  key: `kinds.${Kind}.title` | `kinds.${Kind}.text`,
  values: Readonly<Record<string, string>>,
) => string;

/** The words of a notification in the language of the moment, also of one that was written in another. */
export function wordingOf(
  { kind, values, valuesIn }: Pick<Notification, 'kind' | 'values' | 'valuesIn'>,
  t: Words,
  language: string,
): { title: string; text: string } {
  const filling = readableValues({ ...values, ...valuesIn?.[language] }, language);
  return { title: t(`kinds.${kind}.title`, filling), text: t(`kinds.${kind}.text`, filling) };
}

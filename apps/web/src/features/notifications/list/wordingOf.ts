import type { Notification } from '@schooldog/contract/notifications';
import { readableValues } from '@schooldog/domain/notifications';
import type { TFunction } from 'i18next';

/** The words of a notification in the language of the moment, also of one that was written in another. */
export function wordingOf(
  { kind, values }: Pick<Notification, 'kind' | 'values'>,
  t: TFunction<'features/notifications'>,
  language: string,
): { title: string; text: string } {
  const replace = readableValues(values, language);
  return { title: t(`kinds.${kind}.title`, { replace }), text: t(`kinds.${kind}.text`, { replace }) };
}

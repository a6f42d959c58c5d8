import { Text } from '@mantine/core';
import type { ShownObservation } from '@schooldog/contract/settings';
import { byName, searchableText } from '@schooldog/domain/kernel';
import { labelLanguage, labelsOfTag, tagLabelIn, tagsIn } from '@schooldog/domain/settings';
import { IconTag } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import itemsClasses from './ItemsPanel.module.css';
import { RowActions } from './RowActions.tsx';
import classes from './TagsPanel.module.css';
import { useObservation } from './useObservation.ts';

type Props = Readonly<{ settings: ShownObservation; onEdit(tag: string): void }>;

/** The tags of categories and items, with their names in both languages. */
export function TagsPanel({ settings, onEdit }: Props) {
  const { t, language } = useTexts('features/settings/observationSettings');
  const { tagLabel } = useObservation();
  const tags = [...tagsIn(settings).values()].toSorted((one, other) =>
    byName(tagLabel(one), tagLabel(other), language),
  );
  if (tags.length === 0) return <StateMessage icon={<IconTag />} title={t('tagNames.empty')} />;
  const otherLanguage = labelLanguage(language) === 'en' ? 'es' : 'en';
  const things = [...settings.categories, ...settings.items];
  const usesOf = (tag: string) =>
    things.filter(({ tags: all }) => all.some((one) => searchableText(one) === searchableText(tag))).length;
  const otherNameOf = (tag: string) => {
    const labels = labelsOfTag(settings, tag);
    if (otherLanguage === 'es' && labels['es'] === undefined) return null;
    return tagLabelIn(tag, labels, otherLanguage);
  };
  return (
    <>
      <Text className={classes.lead ?? ''}>{t('tagNames.lead')}</Text>
      <ul className={itemsClasses.list}>
        {tags.map((tag) => (
          <li key={tag} className={classes.row}>
            <Text fw={550}>{tagLabel(tag)}</Text>
            <Text size="sm" c="dimmed" {...(otherNameOf(tag) === null ? {} : { lang: otherLanguage })}>
              {otherNameOf(tag) ?? t('tagNames.missing')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('tagNames.used', { count: usesOf(tag) })}
            </Text>
            <RowActions label={tagLabel(tag)} onEdit={() => onEdit(tag)} />
          </li>
        ))}
      </ul>
    </>
  );
}

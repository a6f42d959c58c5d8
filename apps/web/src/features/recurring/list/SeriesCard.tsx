import type { ShownSeries } from '@schooldog/contract/recurring';
import { IconCalendarEvent, IconRepeat, IconSchool, IconTool, IconUser } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import card from '../../../ui/recordCard.module.css';
import { SeriesMarks } from '../SeriesMarks.tsx';
import { useSeriesWords } from '../useSeriesWords.ts';
import classes from './SeriesList.module.css';
import { LastOrder, MenuAbove, NextDate, SeriesLink } from './SeriesParts.tsx';

export function SeriesCard({ series }: Readonly<{ series: ShownSeries }>) {
  const { t } = useTexts('features/recurring');
  const { schoolsText, repeatText, ownerText } = useSeriesWords();
  return (
    <article className={card.card}>
      <div className={classes.top}>
        <h2 className={card.title}>
          <SeriesLink series={series} className={card.link} />
        </h2>
        <MenuAbove series={series} />
      </div>
      <SeriesMarks series={series} />
      <div className={card.facts}>
        <span className={card.fact}>
          <IconRepeat size={16} aria-hidden />
          {repeatText(series)}
        </span>
        <span className={card.fact}>
          <IconCalendarEvent size={16} aria-hidden />
          <span>
            {t('table.next')}: <NextDate series={series} />
          </span>
        </span>
        <span className={card.fact}>
          <IconSchool size={16} aria-hidden />
          {schoolsText(series)}
        </span>
        <span className={card.fact}>
          <IconTool size={16} aria-hidden />
          <span>
            {t('table.last')}: <LastOrder series={series} />
          </span>
        </span>
        <span className={card.fact}>
          <IconUser size={16} aria-hidden />
          {t('owner', { name: ownerText(series) })}
        </span>
      </div>
    </article>
  );
}

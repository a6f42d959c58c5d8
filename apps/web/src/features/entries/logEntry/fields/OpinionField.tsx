import { Radio } from '@mantine/core';
import { opinions, type Opinion } from '@schooldog/domain/entries';
import { memo } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { opinionIcons } from '../../card/opinion.tsx';
import classes from './OpinionField.module.css';

type Props = Readonly<{
  value: Opinion | null;
  onChange(value: Opinion): void;
  error: string | undefined;
  takesFocus: boolean;
}>;

/** Three large buttons for a thumb; arrow keys move among them. */
export const OpinionField = memo(function OpinionField({ value, onChange, error, takesFocus }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  return (
    <Radio.Group
      label={t('opinion.label')}
      value={value}
      onChange={(chosen) => {
        const opinion = opinions.find((one) => one === chosen);
        if (opinion !== undefined) onChange(opinion);
      }}
      error={error}
      withAsterisk
    >
      <div className={classes.row} data-error={error !== undefined || undefined}>
        {opinions.map((opinion, at) => {
          const Icon = opinionIcons[opinion];
          return (
            <Radio.Card
              key={opinion}
              value={opinion}
              className={classes.opinion ?? ''}
              data-opinion={opinion}
              // Where the form begins, also for those who use the keyboard.
              data-autofocus={(takesFocus && at === 0) || undefined}
            >
              <Icon size={22} aria-hidden />
              {t(`opinion.${opinion}`)}
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
});

import { Button, Group, TextInput } from '@mantine/core';
import { allSchools, type Series } from '@schooldog/domain/insights/chart';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { textMatcher } from '../../../ui/textSearch.ts';
import classes from './Legend.module.css';
import { LineSample } from './LineSample.tsx';

type Props = Readonly<{
  lines: readonly Series[];
  hidden: ReadonlySet<string>;
  onChange(hidden: ReadonlySet<string>): void;
  onPointAt(seriesId: string | null): void;
}>;

/** Below this all of them are seen at a glance. */
const leastForSearch = 9;

/**
 * Which line is which school; each can be taken out and put back. The line of all schools has its own box above them.
 * Plain boxes, because there may be hundreds.
 */
export function Legend({ lines, hidden, onChange, onPointAt }: Props) {
  const { t } = useTexts('features/insights');
  const [search, setSearch] = useState('');
  const labelId = useId();
  const matches = textMatcher(search);
  const sum = lines.filter(({ id }) => id === allSchools);
  const schools = lines.filter(({ id, name }) => id !== allSchools && matches(name));
  const isNoneHidden = schools.every(({ id }) => !hidden.has(id));
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const box = ({ id, name, look }: Series) => (
    <li key={id} onPointerEnter={() => onPointAt(id)} onPointerLeave={() => onPointAt(null)}>
      <label className={classes.line}>
        <input
          type="checkbox"
          className={classes.box}
          checked={!hidden.has(id)}
          onChange={() => toggle(id)}
        />
        <LineSample look={look} isStrong={id === allSchools} />
        <span className={classes.name}>{name}</span>
      </label>
    </li>
  );
  return (
    <div className={classes.legend}>
      <ul className={classes.sum} aria-label={t('legend.sum')}>
        {sum.map(box)}
      </ul>
      <strong id={labelId}>{t('legend.title')}</strong>
      {lines.length < leastForSearch ? null : (
        <TextInput
          aria-label={t('legend.search')}
          placeholder={t('legend.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <Group gap="xs" className={classes.buttons ?? ''}>
        <Button
          variant="default"
          size="compact-sm"
          disabled={isNoneHidden}
          onClick={() =>
            onChange(new Set([...hidden].filter((id) => !schools.some((line) => line.id === id))))
          }
        >
          {t('legend.showAll')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => onChange(new Set([...hidden, ...schools.map(({ id }) => id)]))}
        >
          {t('legend.hideSchools')}
        </Button>
      </Group>
      <ul className={classes.lines} aria-labelledby={labelId}>
        {schools.map(box)}
      </ul>
      {schools.length === 0 && search !== '' ? <span>{t('legend.none')}</span> : null}
    </div>
  );
}

import { concernDays, type SchoolTile } from '@schooldog/domain/schools';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { shortDay } from '../../../ui/shortDay.ts';

type TileText = Readonly<{ number: string; label: string; detail: string }>;

export function useTileText(tile: SchoolTile): TileText {
  const { t, language } = useTexts('features/schools');
  const number = (value: number) => numberText(value, language);
  const text = (label: string, detail = ''): TileText => ({ number: number(tile.count), label, detail });
  const drillsDetail = ({ last, nextDue }: Extract<SchoolTile, { key: 'drills' }>) => {
    if (nextDue !== null) return t('tiles.drillsNext', { date: shortDay(nextDue) });
    return last === null ? '' : t('tiles.drillsLast', { date: shortDay(last) });
  };
  switch (tile.key) {
    case 'goal': {
      const left = tile.required - tile.count;
      if (left <= 0) return text(t('tiles.goal'), t('tiles.reached', { number: number(tile.required) }));
      return {
        number: t('tiles.doneOf', { done: number(tile.count), number: number(tile.required) }),
        label: t('tiles.goal'),
        detail: t('tiles.left', { count: left, number: number(left) }),
      };
    }
    case 'concerns':
      return text(
        t('tiles.concerns', { count: tile.count, days: concernDays }),
        t('tiles.before', { number: number(tile.before), days: concernDays }),
      );
    case 'openAlerts':
      return text(
        t('tiles.openAlerts', { count: tile.count }),
        tile.overdue > 0
          ? t('tiles.overdue', { count: tile.overdue, number: number(tile.overdue) })
          : t(`tiles.scopes.${tile.scope}`),
      );
    case 'entries':
      return text(t(tile.onlyOwn ? 'tiles.ownEntries' : 'tiles.entries'));
    case 'alerts':
      return text(t(tile.scope === 'all' ? 'tiles.alerts' : `tiles.ownAlerts.${tile.scope}`));
    case 'walks':
      return text(t(`tiles.walks.${tile.scope}`));
    case 'eop':
      if (tile.total === 0) return text(t('tiles.eopNone'));
      return {
        number: t('tiles.doneOf', { done: number(tile.count), number: number(tile.total) }),
        label: t('tiles.eop'),
        detail:
          tile.overdue > 0
            ? t('tiles.eopOverdue', { count: tile.overdue, number: number(tile.overdue) })
            : '',
      };
    case 'drills':
      return text(t('tiles.drills'), drillsDetail(tile));
    default:
      return text(t(`tiles.${tile.key}`));
  }
}

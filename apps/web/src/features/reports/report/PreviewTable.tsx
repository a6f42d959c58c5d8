import { Box } from '@mantine/core';
import type { ReportPreview } from '@schooldog/contract/reports';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './Preview.module.css';

/** The columns of the file. They scroll sideways in their frame, while the first one stays in sight. */
export function PreviewTable({ preview: { columns, rows } }: Readonly<{ preview: ReportPreview }>) {
  const { t } = useTexts('features/reports');
  const heads = columns.map((column, at) => ({ ...column, key: `${at} ${column.title}` }));
  const lines = rows.map((cells, at) => ({ cells, key: `${at} ${cells.join(' ')}` }));
  return (
    // Focusable, so that the arrow keys scroll it.
    <Box component="section" className={classes.frame ?? ''} aria-label={t('preview.table')} tabIndex={0}>
      <table className={classes.table} aria-label={t('preview.table')}>
        <thead>
          <tr>
            {heads.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key: lineKey, cells }) => (
            <tr key={lineKey}>
              {heads.map(({ key, isNumber }, at) => (
                <td key={key} data-number={isNumber || undefined}>
                  <span className={classes.cell} title={cells[at]}>
                    {cells[at]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

import '@mantine/dates/styles.css';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import spanish from 'dayjs/locale/es';

// Loads the calendar's Spanish without making it the global locale.
dayjs.locale(spanish, undefined, true);

/** Every calendar: US weeks begin on Sunday, and no day is red. */
export const calendarLook = {
  firstDayOfWeek: 0,
  valueFormat: 'M/D/YYYY',
  leftSection: <IconCalendar size={16} aria-hidden />,
  leftSectionPointerEvents: 'none',
  clearable: true,
} as const;

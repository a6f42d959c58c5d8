import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { CalendarFeedDetails } from '../../calendarFeeds/index.ts';

export function CalendarPanel() {
  return (
    <Suspense fallback={<Skeleton h={200} />}>
      <CalendarFeedDetails />
    </Suspense>
  );
}

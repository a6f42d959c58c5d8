// In the stress mode unit and component tests that ask the clock meet the moment that TEST_CLOCK names.
import { beforeEach, vi } from 'vitest';

const moment = process.env['TEST_CLOCK'];

beforeEach(() => {
  if (moment !== undefined) vi.setSystemTime(new Date(moment));
});

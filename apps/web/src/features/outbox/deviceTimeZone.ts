import { defaultTimeZone } from '@schooldog/domain/dates';

export {
  isArchivedSchool,
  useOrganization,
  useSchoolNames,
  useSchoolNamesById,
  useTimeZone,
} from './queries.ts';
export { SchoolInfo, SchoolResources } from './SchoolResources.tsx';
export { guessSchool, isOffered } from './guessSchool.ts';
export { recentSchool, rememberSchool } from './recentSchool.ts';
export { SchoolLine } from './SchoolLine.tsx';
export { SchoolMultiSelect, SchoolSelect } from './SchoolSelect.tsx';
export { SchoolsFilter } from './SchoolsFilter.tsx';
export { useToday } from './useToday.ts';

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
export { SchoolMissing } from './SchoolMissing.tsx';
export { SchoolLine } from './SchoolLine.tsx';
export { SchoolMultiSelect, SchoolSelect } from './SchoolSelect.tsx';
export { SchoolsFilter } from './SchoolsFilter.tsx';

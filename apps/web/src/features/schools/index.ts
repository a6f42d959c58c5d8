export {
  isArchivedSchool,
  useOrganization,
  useSchoolNames,
  useSchoolNamesById,
  useTimeZone,
} from './queries.ts';
export { SchoolInfo, SchoolResources } from './SchoolResources.tsx';
export { SchoolMultiSelect, SchoolSelect } from './SchoolSelect.tsx';
export { SchoolsFilter } from './SchoolsFilter.tsx';

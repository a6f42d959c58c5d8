export { useOrganization, useSchoolNames, useSchoolNamesById, useTimeZone } from './queries.ts';
export { SchoolMultiSelect, SchoolSelect } from './SchoolSelect.tsx';
export { SchoolsFilter } from './SchoolsFilter.tsx';

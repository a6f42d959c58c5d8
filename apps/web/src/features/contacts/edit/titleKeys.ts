/** The titles that are suggested, in order. */
export const titleKeys = [
  'superintendent',
  'deputySuperintendent',
  'maintenanceDirector',
  'safetyCoordinator',
  'curriculumDirector',
  'operationsDirector',
  'chiefOfDistrictPolice',
  'coordinator',
  'districtSafetyTeamMember',
  'principal',
  'assistantPrincipal',
  'schoolResourceOfficer',
  'schoolSafetyTeamMember',
] as const;

// The two outside addresses that the side menu links to as well, apart so that the menu loads nothing else.
export const trainingLibraryUrl = 'https://training.fema.gov/is/';
/** The federal site that lists the school safety agency of each state. */
export const stateAgenciesUrl = 'https://www.schoolsafety.gov';

// The two outside addresses that the side menu names as well. They stand apart so that the menu loads nothing else.
export const trainingLibraryUrl = 'https://training.fema.gov/is/';
/** The federal site that lists the school safety agency of each state. */
export const stateAgenciesUrl = 'https://www.schoolsafety.gov';

export { stateAgenciesUrl, trainingLibraryUrl } from './resources.ts';

// Takes the pictures of the README, of the landing page and of the installed app from the built demo district:
// `npm run build && npm run pictures`.
import config from '../playwright.config.ts';

export default {
  ...config,
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: '../support/globalSetup.ts',
  outputDir: '../../test-results',
  workers: 1,
};

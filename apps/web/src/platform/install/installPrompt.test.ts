import { beforeEach, describe, expect, test } from 'vitest';
import { captureInstallPrompt, installApp, installState, isInstalledApp } from './installPrompt.ts';

function anOffer(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  let prompts = 0;
  const prompt = async () => {
    prompts += 1;
  };
  return Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }), prompts: () => prompts });
}

describe('the offer to install', () => {
  let browser = new EventTarget();

  beforeEach(() => {
    browser = new EventTarget();
    captureInstallPrompt(browser);
  });

  test('is held until the user asks, and is used once', async () => {
    const offer = anOffer('dismissed');
    browser.dispatchEvent(offer);

    expect(offer.defaultPrevented).toBe(true);
    expect(installState.get()).toEqual({ canInstall: true, wasInstalled: false });
    expect(offer.prompts()).toBe(0);

    expect(await installApp()).toBe('dismissed');
    expect(offer.prompts()).toBe(1);
    expect(installState.get().canInstall).toBe(false);
    expect(await installApp()).toBe('unavailable');
    expect(offer.prompts()).toBe(1);
  });

  test('returns with the next event of the browser', async () => {
    browser.dispatchEvent(anOffer('dismissed'));
    await installApp();
    browser.dispatchEvent(anOffer('accepted'));

    expect(installState.get().canInstall).toBe(true);
    expect(await installApp()).toBe('accepted');
  });

  test('ends when the app was installed, in any way', () => {
    browser.dispatchEvent(anOffer('accepted'));
    browser.dispatchEvent(new Event('appinstalled'));

    expect(installState.get()).toEqual({ canInstall: false, wasInstalled: true });
  });
});

describe('inside the installed app', () => {
  const view = (isStandalone: boolean, navigator: object = {}) => ({
    matchMedia: (query: string) => ({ matches: isStandalone && query === '(display-mode: standalone)' }),
    navigator,
  });

  test('a standalone window is the installed app', () => {
    expect(isInstalledApp(view(true))).toBe(true);
  });

  test('an icon on the home screen of an iPhone is the installed app', () => {
    expect(isInstalledApp(view(false, { standalone: true }))).toBe(true);
  });

  test('a tab is not', () => {
    expect(isInstalledApp(view(false))).toBe(false);
    expect(isInstalledApp(view(false, { standalone: false }))).toBe(false);
  });
});

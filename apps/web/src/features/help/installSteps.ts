// The steps of each platform in order, with the sign to look for on the screen. Keys are those of the texts.
import {
  IconAppWindow,
  IconBookmark,
  IconBrandChrome,
  IconBrandEdge,
  IconBrandFirefox,
  IconBrandSafari,
  IconDeviceDesktop,
  IconDeviceDesktopDown,
  IconDeviceMobile,
  IconDots,
  IconDotsVertical,
  IconDownload,
  IconFile,
  IconMenu2,
  IconPin,
  IconShare2,
  IconSquarePlus,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import type { Platform } from './detectPlatform.ts';
import type texts from './texts/en.json';

type StepTexts = typeof texts.install.steps;
type StepKey = { [Name in Platform]: `${Name}.${keyof StepTexts[Name] & string}` }[Platform];

type InstallStep = Readonly<{ key: StepKey; icon: Icon }>;
type PlatformSteps = Readonly<{
  icon: Icon;
  /** False where the list names cases of which one applies. */
  isSequence: boolean;
  steps: readonly InstallStep[];
}>;

export const installSteps: Readonly<Record<Platform, PlatformSteps>> = {
  iosSafari: {
    icon: IconBrandSafari,
    isSequence: true,
    steps: [
      { key: 'iosSafari.open', icon: IconBrandSafari },
      { key: 'iosSafari.share', icon: IconShare2 },
      { key: 'iosSafari.add', icon: IconSquarePlus },
      { key: 'iosSafari.confirm', icon: IconAppWindow },
    ],
  },
  androidChrome: {
    icon: IconDeviceMobile,
    isSequence: true,
    steps: [
      { key: 'androidChrome.open', icon: IconBrandChrome },
      { key: 'androidChrome.menu', icon: IconDotsVertical },
      { key: 'androidChrome.add', icon: IconSquarePlus },
      { key: 'androidChrome.confirm', icon: IconAppWindow },
    ],
  },
  chromeDesktop: {
    icon: IconBrandChrome,
    isSequence: true,
    steps: [
      { key: 'chromeDesktop.icon', icon: IconDeviceDesktopDown },
      { key: 'chromeDesktop.menu', icon: IconDotsVertical },
      { key: 'chromeDesktop.confirm', icon: IconAppWindow },
      { key: 'chromeDesktop.pin', icon: IconPin },
    ],
  },
  edge: {
    icon: IconBrandEdge,
    isSequence: true,
    steps: [
      { key: 'edge.icon', icon: IconAppWindow },
      { key: 'edge.menu', icon: IconDots },
      { key: 'edge.confirm', icon: IconPin },
      { key: 'edge.phone', icon: IconDeviceMobile },
    ],
  },
  firefox: {
    icon: IconBrandFirefox,
    isSequence: false,
    steps: [
      { key: 'firefox.android', icon: IconDeviceMobile },
      { key: 'firefox.windows', icon: IconDeviceDesktop },
      { key: 'firefox.others', icon: IconBookmark },
    ],
  },
  other: {
    icon: IconWorld,
    isSequence: false,
    steps: [
      { key: 'other.mac', icon: IconFile },
      { key: 'other.samsung', icon: IconMenu2 },
      { key: 'other.chromium', icon: IconDownload },
      { key: 'other.none', icon: IconBookmark },
    ],
  },
};

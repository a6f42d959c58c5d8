import type { SecurityEventKind } from '@schooldog/contract/people';
import {
  IconAlertTriangle,
  IconCalendarOff,
  IconCalendarShare,
  IconDeviceMobileOff,
  IconDeviceMobilePlus,
  IconHelpHexagon,
  IconKey,
  IconLinkOff,
  IconLogin2,
  IconLogout,
  IconMailForward,
  IconShieldCog,
  IconShieldX,
  IconUserCheck,
  IconUserOff,
  IconUserPlus,
  IconUserX,
  type Icon,
} from '@tabler/icons-react';

type Look = Readonly<{ icon: Icon; color: 'gray' | 'pine' | 'orange' | 'red' }>;

/** Red was refused, orange changed who gets in, the rest is daily life. */
export const kindLooks: Readonly<Record<SecurityEventKind, Look>> = {
  signedIn: { icon: IconLogin2, color: 'pine' },
  signInRefused: { icon: IconShieldX, color: 'red' },
  signedOut: { icon: IconLogout, color: 'gray' },
  tooManyAttempts: { icon: IconAlertTriangle, color: 'red' },
  linkRequested: { icon: IconMailForward, color: 'gray' },
  linkRefused: { icon: IconLinkOff, color: 'red' },
  passwordChanged: { icon: IconKey, color: 'orange' },
  factorAdded: { icon: IconDeviceMobilePlus, color: 'orange' },
  factorRemoved: { icon: IconDeviceMobileOff, color: 'orange' },
  factorReverted: { icon: IconDeviceMobileOff, color: 'orange' },
  codeRefused: { icon: IconShieldX, color: 'red' },
  recoveryCodeUsed: { icon: IconHelpHexagon, color: 'orange' },
  reauthenticated: { icon: IconLogin2, color: 'pine' },
  userCreated: { icon: IconUserPlus, color: 'orange' },
  userDisabled: { icon: IconUserOff, color: 'orange' },
  userEnabled: { icon: IconUserCheck, color: 'orange' },
  userDeleted: { icon: IconUserX, color: 'orange' },
  permissionsChanged: { icon: IconShieldCog, color: 'orange' },
  sessionsEnded: { icon: IconLogout, color: 'orange' },
  calendarFeedMade: { icon: IconCalendarShare, color: 'orange' },
  calendarFeedRevoked: { icon: IconCalendarOff, color: 'orange' },
};

import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { ReauthenticationHost } from './factors/ReauthenticationHost.tsx';

export const accountFeature = defineFeature({ routes: [], host: ReauthenticationHost });

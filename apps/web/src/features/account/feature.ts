import { defineStartFeature } from '../../platform/navigation/webFeature.ts';
import { ReauthenticationHost } from './factors/ReauthenticationHost.tsx';

export const accountFeature = defineStartFeature({ routes: [], host: ReauthenticationHost });

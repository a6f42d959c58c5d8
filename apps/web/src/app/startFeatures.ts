// The features that come with the first load: what a person meets before signing in.
import { accountFeature } from '../features/account/feature.ts';
import { signInFeature } from '../features/signIn/feature.ts';

export const startFeatures = [accountFeature, signInFeature] as const;

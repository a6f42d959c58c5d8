// The colour scheme a person chose, kept where public/start.js reads it before the first paint.
import { localStorageColorSchemeManager } from '@mantine/core';

export const themes = ['light', 'dark', 'auto'] as const;

export const themeManager = localStorageColorSchemeManager({ key: 'schooldog.theme' });

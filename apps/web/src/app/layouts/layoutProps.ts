import type { ReactNode } from 'react';

export type LayoutProps = Readonly<{ children: ReactNode }>;

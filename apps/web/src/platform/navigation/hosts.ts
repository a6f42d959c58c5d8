import { type ComponentType, createElement, Fragment } from 'react';

/** The hosts of all features as one component. */
export function joinHosts(parts: readonly Readonly<{ host?: ComponentType }>[]): ComponentType {
  const hosts = parts.flatMap(({ host }) => host ?? []);
  return () => createElement(Fragment, null, ...hosts.map((Host) => createElement(Host)));
}

import { componentName, componentPath } from '@schooldog/domain/eop';
import { mostSearchLetters } from '@schooldog/domain/kernel';
import { IconShieldCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import { client } from '../../platform/api/client.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Command, FindTools } from '../../platform/navigation/featureShell.ts';

/** Fewer letters match most of every plan. */
const fewestLetters = 3;

/** "lockdown oak" in the command palette finds that component of the plan of Oak Hill. */
export async function findComponentCommands(
  query: string,
  { navigate, signal }: Pick<FindTools, 'navigate' | 'signal'>,
): Promise<readonly Command[]> {
  if (query.length < fewestLetters) return [];
  const search = query.slice(0, mostSearchLetters);
  const [found] = await Promise.all([
    client.eop.findComponents({ search }, { signal }),
    i18next.loadNamespaces('features/eop'),
  ]);
  return found.map((component) => ({
    id: `eop ${component.id}`,
    label: componentName(component, i18next.language),
    description: component.schoolName,
    group: textsOf('features/eop')('title'),
    icon: IconShieldCheck,
    run: () => void navigate({ to: componentPath(component) }),
  }));
}

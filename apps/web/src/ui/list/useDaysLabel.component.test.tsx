import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, onTestFinished } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { useDaysLabel } from './useDaysLabel.ts';

function Labels() {
  const alone = useDaysLabel();
  const afterWords = useDaysLabel('afterWords');
  const day = '2026-11-15';
  return (
    <p>
      {[
        alone({ from: day, to: null }),
        alone({ from: null, to: day }),
        afterWords({ from: day, to: null }),
        afterWords({ from: null, to: day }),
        alone({ from: '2026-11-01', to: day }),
      ].join(' | ')}
    </p>
  );
}

it.each([
  [
    'en',
    'From 11/15/2026 | Through 11/15/2026 | from 11/15/2026 | through 11/15/2026 | 11/1/2026 – 11/15/2026',
  ],
  [
    'es',
    'Desde el 11/15/2026 | Hasta el 11/15/2026 | desde el 11/15/2026 | hasta el 11/15/2026 | 11/1/2026 – 11/15/2026',
  ],
] as const)('an open range says in %s which side is open', async (language, words) => {
  await i18next.changeLanguage(language);
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  await renderAs(someone('principal'), <Labels />);
  expect(await screen.findByText(words)).toBeTruthy();
});

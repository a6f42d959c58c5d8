// One theme: a deep blue-green that passes AA with white, warm grays, one radius, 4 px steps, the system's font.
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const pine: MantineColorsTuple = [
  '#e8f6f5',
  '#d3eae8',
  '#a6d5d1',
  '#75bfb9',
  '#4fada5',
  '#359f97',
  '#1b7f78',
  '#0f6f69',
  '#0d5b57',
  '#064644',
];

const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ee',
  '#e9e6e1',
  '#dcd8d2',
  '#c8c3bb',
  '#a29c93',
  '#756f67',
  '#57524b',
  '#3a3631',
  '#24211e',
];

const dark: MantineColorsTuple = [
  '#d5d9d8',
  '#b4bab8',
  '#9aa3a0',
  '#6f7977',
  '#434d4b',
  '#36403e',
  '#293230',
  '#1d2523',
  '#171e1d',
  '#101615',
];

const red: MantineColorsTuple = [
  '#fdf0f0',
  '#fadcdc',
  '#f5c1c1',
  '#f1a3a3',
  '#ea8080',
  '#dd5a5a',
  '#cf3d3d',
  '#b82c2c',
  '#982222',
  '#7a1a1a',
];

// A form moves the focus to its first error, which a list that opens with the focus would cover. A click and a key
// still open it. A field of tags is not among them: it does not open while somebody types.
const closedOnFocus = { defaultProps: { openOnFocus: false } };

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  colors: { pine, gray, dark, red },
  black: '#24211e',
  defaultRadius: 8,
  radius: { xs: '4px', sm: '8px', md: '8px', lg: '8px', xl: '8px' },
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '24px' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '1.3' },
      h2: { fontSize: '20px', lineHeight: '1.35' },
      h3: { fontSize: '16px', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: {
    md: '0 2px 4px rgb(30 25 20 / 8%), 0 8px 24px rgb(30 25 20 / 12%)',
  },
  cursorType: 'pointer',
  // A dialog's header is not a banner landmark.
  components: {
    Modal: { defaultProps: { attributes: { header: { role: 'none' } } } },
    // At the usual radius a checkbox looks like a radio button.
    Checkbox: { defaultProps: { radius: 'xs' } },
    Select: closedOnFocus,
    MultiSelect: closedOnFocus,
    Autocomplete: closedOnFocus,
  },
  respectReducedMotion: true,
});

/** The library's own tones for errors, placeholders and warnings are too faint to read. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-orange-light-color': '#a13c06',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-pine-light': 'rgb(79 173 165 / 15%)',
    '--mantine-color-pine-light-hover': 'rgb(79 173 165 / 22%)',
    '--mantine-color-pine-light-color': 'var(--mantine-color-pine-2)',
  },
});

export const dialogWidths = { standard: 528, workOrder: 600, user: 720, approvals: 1024 } as const;

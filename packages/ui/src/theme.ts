import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';

const river: MantineColorsTuple = [
  '#f0f8f6',
  '#dff1ee',
  '#b9dfd9',
  '#8fcbc2',
  '#4fab9f',
  '#17897f',
  '#137a71',
  '#0f5e5a',
  '#0b4644',
  '#08312f',
];
const saffron: MantineColorsTuple = [
  '#fff5e0',
  '#ffe9bd',
  '#ffdc94',
  '#fecb62',
  '#fbb93a',
  '#f7a81b',
  '#d88c0a',
  '#b26b00',
  '#8a5300',
  '#633b00',
];
const laterite: MantineColorsTuple = [
  '#fdeeea',
  '#f9d6cd',
  '#f0ad9e',
  '#e5826c',
  '#d15f46',
  '#b3412b',
  '#a03722',
  '#862d1b',
  '#6a2315',
  '#4d190f',
];

/** Mantine's greys of the dark scheme, river-tinted like the roles in tokens.css. */
const dark: MantineColorsTuple = [
  '#e9f1ee',
  '#b4c5bf',
  '#93a6a0',
  '#6f877f',
  '#3f5b53',
  '#26403a',
  '#1a2e2a',
  '#11211e',
  '#0d1b18',
  '#0a1614',
];

/** The Mantine theme of both apps; every surface colour comes from tokens.css through `themeVariables`. */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'river',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  colors: { river, saffron, laterite, dark },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--display)', fontWeight: '700' },
  defaultRadius: 'md',
  radius: { xs: '5px', sm: '8px', md: '10px', lg: '14px', xl: '22px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: { Checkbox: { defaultProps: { radius: 'xs' } } },
});

const roles = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--bad-ink)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
};

/** Hands Mantine the roles of tokens.css, so that light and dark follow the same names in both worlds. */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': 'var(--leading)' },
  light: roles,
  dark: roles,
});

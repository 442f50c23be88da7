import { createTheme } from '@mui/material/styles';

const token = (name: string) => `var(--${name})`;

/**
 * MUI made of the tokens of tokens.css. Colours are the tokens themselves, so a scheme or a theme is a matter of CSS
 * alone and nothing renders anew. `contrastText` is always given: MUI's own choice fell below 3:1 once.
 */
function paletteColor(name: string) {
  return {
    main: token(`color-${name}`),
    light: token(`color-${name}-soft`),
    dark: token(`color-${name}`),
    contrastText: token('color-on-solid'),
  };
}

const focusRing = { outline: `2px solid ${token('color-focus')}`, outlineOffset: 2 };
const card = { border: `1px solid ${token('color-border')}`, boxShadow: 'none', backgroundImage: 'none' };
const floating = {
  border: `1px solid ${token('color-border')}`,
  borderRadius: token('radius-lg'),
  backgroundColor: token('color-raised'),
  backgroundImage: 'none',
  boxShadow: token('shadow-lg'),
};
const menuItem = {
  minHeight: 36,
  margin: '0 6px',
  padding: '6px 10px',
  borderRadius: token('radius-sm'),
  fontSize: token('text-md'),
  gap: 10,
};

export const theme = createTheme({
  // On the body: that is where the tokens are, and a variable made of them has no value above it.
  cssVariables: { nativeColor: true, disableCssColorScheme: true, rootSelector: 'body' },
  palette: {
    primary: {
      main: token('color-primary'),
      light: token('color-primary-soft'),
      dark: token('color-primary-hover'),
      contrastText: token('color-on-primary'),
    },
    secondary: paletteColor('neutral'),
    error: paletteColor('danger'),
    warning: paletteColor('warning'),
    success: paletteColor('success'),
    info: paletteColor('info'),
    text: { primary: token('color-text'), secondary: token('color-text-soft'), disabled: token('color-text-faint') },
    divider: token('color-border'),
    background: { default: token('color-canvas'), paper: token('color-surface') },
    action: {
      active: token('color-text-soft'),
      hover: token('color-hover'),
      selected: token('color-selected'),
      disabled: token('color-text-faint'),
      disabledBackground: token('color-sunken'),
      focus: token('color-selected'),
    },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1440 } },
  spacing: 4,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: token('font-sans'),
    htmlFontSize: 16,
    fontSize: 14,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: { fontSize: token('text-2xl'), fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.018em' },
    h2: { fontSize: token('text-xl'), fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.014em' },
    h3: { fontSize: token('text-lg'), fontWeight: 600, lineHeight: 1.4, letterSpacing: '-0.008em' },
    h4: { fontSize: token('text-md'), fontWeight: 600, lineHeight: 1.4 },
    subtitle1: { fontSize: token('text-lg'), fontWeight: 500, lineHeight: 1.5 },
    subtitle2: { fontSize: token('text-md'), fontWeight: 500, lineHeight: 1.5 },
    body1: { fontSize: token('text-md'), lineHeight: 1.5 },
    body2: { fontSize: token('text-sm'), lineHeight: 1.5 },
    caption: { fontSize: token('text-xs'), lineHeight: 1.4 },
    overline: { fontSize: token('text-xs'), fontWeight: 500, lineHeight: 1.4, letterSpacing: 0, textTransform: 'none' },
    button: { fontSize: token('text-md'), fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: { duration: { enteringScreen: 150, leavingScreen: 75 } },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, color: 'inherit' },
      styleOverrides: {
        root: {
          minHeight: 36,
          padding: '6px 14px',
          borderRadius: token('radius-md'),
          lineHeight: 1.5,
          transition: `background-color ${token('motion-fast')}, border-color ${token('motion-fast')}`,
        },
        sizeSmall: { minHeight: 32, padding: '4px 10px', fontSize: token('text-sm') },
        sizeLarge: { minHeight: 44, padding: '10px 20px' },
        outlined: {
          borderColor: token('color-border-strong'),
          backgroundColor: token('color-surface'),
          '&:hover': { backgroundColor: token('color-sunken') },
        },
        startIcon: { marginRight: 6, marginLeft: -2 },
      },
      variants: [
        {
          props: { variant: 'contained', color: 'inherit' },
          style: {
            backgroundColor: token('color-primary'),
            color: token('color-on-primary'),
            '&:hover': { backgroundColor: token('color-primary-hover') },
          },
        },
      ],
    },
    MuiIconButton: {
      styleOverrides: {
        root: { width: 36, height: 36, borderRadius: token('radius-md'), color: token('color-text-soft') },
        sizeSmall: { width: 32, height: 32 },
        sizeLarge: { width: 44, height: 44 },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: token('radius-lg') } },
    },
    MuiCard: { styleOverrides: { root: { ...card, borderRadius: token('radius-lg') } } },
    MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
    MuiInputBase: {
      styleOverrides: {
        root: { fontSize: token('text-md'), backgroundColor: token('color-surface') },
        input: { '&::placeholder': { color: token('color-text-faint'), opacity: 1 } },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: 40,
          borderRadius: token('radius-md'),
          '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: token('color-text-faint'),
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderWidth: 1,
            boxShadow: `0 0 0 3px color-mix(in srgb, ${token('color-focus')} 24%, transparent)`,
          },
          '&.Mui-disabled': { backgroundColor: token('color-sunken') },
        },
        input: { padding: '8.5px 12px', height: 23, boxSizing: 'content-box' },
        sizeSmall: { minHeight: 36 },
        // What is inside has its own.
        multiline: { padding: 0 },
        notchedOutline: { borderColor: token('color-border-strong'), top: 0, '& legend': { display: 'none' } },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: 6,
          fontSize: token('text-sm'),
          fontWeight: 500,
          color: token('color-text'),
          '&.Mui-focused, &.Mui-error': { color: token('color-text') },
        },
        asterisk: { color: token('color-danger') },
      },
    },
    MuiFormHelperText: {
      styleOverrides: { root: { margin: '6px 0 0', fontSize: token('text-xs'), lineHeight: 1.4 } },
    },
    MuiFormControlLabel: { styleOverrides: { label: { fontSize: token('text-md') } } },
    MuiSelect: { styleOverrides: { icon: { color: token('color-text-soft') } } },
    MuiAutocomplete: {
      defaultProps: {
        noOptionsText: 'Sin resultados',
        loadingText: 'Cargando...',
        clearText: 'Borrar',
        openText: 'Abrir',
        closeText: 'Cerrar',
      },
      styleOverrides: {
        root: {
          '& .MuiOutlinedInput-root': { padding: '3px 8px', '& .MuiAutocomplete-input': { padding: '5px 4px' } },
        },
        paper: floating,
        listbox: { padding: '6px 0' },
        option: {
          '&.MuiAutocomplete-option': { ...menuItem, '&.Mui-focused': { backgroundColor: token('color-hover') } },
        },
        tag: { margin: 2 },
      },
    },
    MuiMenu: { styleOverrides: { paper: floating, list: { padding: '6px 0' } } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenuItem: {
      styleOverrides: {
        root: { ...menuItem, '& .MuiListItemIcon-root': { minWidth: 0, color: token('color-text-soft') } },
      },
    },
    MuiListItemText: { styleOverrides: { root: { margin: 0 } } },
    MuiDivider: { styleOverrides: { root: { borderColor: token('color-border') } } },
    MuiDialog: {
      styleOverrides: { paper: { ...floating, '@media (min-width: 960px)': { minWidth: '32rem' } } },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { padding: '20px 24px 8px', fontSize: token('text-lg'), fontWeight: 600 } },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiDialogActions: {
      styleOverrides: { root: { padding: '12px 24px', gap: 8, borderTop: `1px solid ${token('color-border')}` } },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { backgroundColor: token('color-overlay') },
        invisible: { backgroundColor: 'transparent' },
      },
    },
    MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', borderColor: token('color-border') } } },
    MuiChip: {
      styleOverrides: {
        root: { height: 24, borderRadius: token('radius-sm'), fontSize: token('text-xs'), fontWeight: 500 },
        label: { paddingInline: 8 },
        outlined: { borderColor: token('color-border-strong') },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 44, borderBottom: `1px solid ${token('color-border')}` },
        indicator: { height: 2, backgroundColor: token('color-primary') },
        list: { gap: 20 },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minWidth: 0,
          minHeight: 44,
          padding: '0 2px',
          fontSize: token('text-md'),
          fontWeight: 500,
          color: token('color-text-soft'),
          '&.Mui-selected': { color: token('color-text') },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { padding: '10px 16px', borderColor: token('color-border'), fontSize: token('text-md') },
        head: {
          padding: '8px 16px',
          fontSize: token('text-xs'),
          fontWeight: 500,
          lineHeight: 1.5,
          color: token('color-text-soft'),
          backgroundColor: token('color-surface'),
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: { root: { '&.Mui-active': { color: token('color-text') } }, icon: { fontSize: 14 } },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 400 },
      styleOverrides: {
        tooltip: {
          padding: '5px 9px',
          borderRadius: token('radius-sm'),
          backgroundColor: token('color-text'),
          color: token('color-canvas'),
          fontSize: token('text-xs'),
          fontWeight: 500,
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: token('radius-md'), fontSize: token('text-md'), alignItems: 'center' },
        message: { padding: '6px 0' },
        icon: { opacity: 1 },
      },
      variants: (['error', 'warning', 'success', 'info'] as const).map((severity) => {
        const name = severity === 'error' ? 'danger' : severity;
        const color = token(`color-${name}`);
        return {
          props: { severity, variant: 'standard' as const },
          style: {
            backgroundColor: token(`color-${name}-soft`),
            color: token('color-text'),
            '& .MuiAlert-icon': { color },
          },
        };
      }),
    },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: { root: { backgroundColor: token('color-sunken'), borderRadius: token('radius-sm') } },
    },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { color: token('color-primary-text') } } },
    MuiAvatar: {
      styleOverrides: {
        root: {
          width: 32,
          height: 32,
          fontSize: token('text-xs'),
          fontWeight: 600,
          backgroundColor: token('color-primary-soft'),
          color: token('color-primary-text'),
        },
      },
    },
    MuiCheckbox: { styleOverrides: { root: { color: token('color-border-strong') } } },
    MuiSwitch: { styleOverrides: { track: { backgroundColor: token('color-text-faint') } } },
    MuiLinearProgress: {
      styleOverrides: { root: { borderRadius: token('radius-full'), backgroundColor: token('color-sunken') } },
    },
  },
});

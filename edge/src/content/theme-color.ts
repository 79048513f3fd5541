/** `--surface-0` of shared/ui's tokens for both schemes as hex: `theme-color` does not accept OKLCH. */
export const THEME_COLOR = { dark: '#091020', light: '#f2f4f8' } as const

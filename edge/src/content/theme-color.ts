/** `--surface-0` of shared/ui's tokens in both lights: a browser's own bars take no OKLCH. */
export const THEME_COLOR = { dark: '#091020', light: '#f2f4f8' } as const

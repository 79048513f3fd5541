/** Light roles are written once, under the member's choice; this adds them for a device that is set to light. */

const CHOSEN = "html[data-scheme='light']"

/**
 * Repeats a style sheet's light rules under the device's setting, which counts unless the member chose dark.
 * @param css rules whose selectors all begin with `html[data-scheme='light']`
 * @throws when no rule does
 */
export function withDeviceScheme(css: string): string {
  if (!css.includes(CHOSEN)) throw new Error(`A light sheet needs rules under ${CHOSEN}.`)
  const ofDevice = css.replaceAll(CHOSEN, "html:not([data-scheme='dark'])")
  return `@media (prefers-color-scheme: light) {\n${ofDevice}}\n${css}`
}

// jest-axe ships no types; these are the two names that are used.
declare module 'jest-axe' {
  import type { AxeResults } from 'axe-core'
  export function axe(html: Element | string): Promise<AxeResults>
}

// jest-axe ships no types; these are the two exports in use.
declare module 'jest-axe' {
  import type { AxeResults } from 'axe-core'
  export function axe(html: Element | string): Promise<AxeResults>
}

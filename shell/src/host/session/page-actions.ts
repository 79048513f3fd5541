import type { NavigateOptions } from 'react-router-dom'

/** Actions on the page that code views may take. */
export type PageActions = {
  /** Current path and query. */
  here(): string
  go(path: string, options?: NavigateOptions): void
  /** @param endedBy reason, shown on the login page */
  toLogin(endedBy?: { code: number; message: string }): void
  reload(): void
}

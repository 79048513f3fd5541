import type { NavigateOptions } from 'react-router-dom'

/** What the views of codes may do to the page. */
export type Ways = {
  /** Path and query of now. */
  here(): string
  go(path: string, options?: NavigateOptions): void
  /** @param endedBy why, to be read on the login page */
  toLogin(endedBy?: { code: number; message: string }): void
  reload(): void
}

/** Errors nobody caught are reported, never shown: what a member sees is decided by boundaries. */
import { flushReports, isLanternError, noteEvent, report, subscribe } from '@lantern/platform'

export function watchGlobalErrors(shell: string): void {
  window.addEventListener('error', (event) => {
    if (event.error) report({ kind: 'error', cause: causeOf(event.error), path: location.pathname, shell })
  })
  window.addEventListener('unhandledrejection', (event) => {
    report({ kind: 'error', cause: `unhandled: ${causeOf(event.reason)}`, path: location.pathname, shell })
    // Refusals and lost connections are told to the member by their screens; the console is for what is unknown.
    if (isLanternError(event.reason)) event.preventDefault()
  })
  subscribe('remote:state', ({ name, version, state }) => noteEvent('remote', `${name} ${state} ${version}`))
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flushReports()
  })
}

export function causeOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

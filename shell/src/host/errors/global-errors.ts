/** Errors nobody caught are reported, never shown: what a member sees is decided by boundaries. */
import { fileOwner } from '@lantern/contract/file-owner'
import { flushReports, isLanternError, noteEvent, report, subscribe } from '@lantern/platform'

export function watchGlobalErrors(shell: string): void {
  window.addEventListener('error', (event) => {
    if (event.error) reportUncaught(event.error, causeOf(event.error), shell)
  })
  window.addEventListener('unhandledrejection', (event) => {
    reportUncaught(event.reason, `unhandled: ${causeOf(event.reason)}`, shell)
    // Refusals and lost connections are told to the member by their screens; the console is for what is unknown.
    if (isLanternError(event.reason)) event.preventDefault()
  })
  subscribe('remote:state', ({ name, version, state }) => noteEvent('remote', `${name} ${state} ${version}`))
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flushReports()
  })
}

/** With the remote and version whose file it came from: ops sees rates by version. */
function reportUncaught(error: unknown, cause: string, shell: string): void {
  const owner = fileOwner(error instanceof Error ? (error.stack ?? '') : '')
  report({ kind: 'error', ...owner, cause, path: location.pathname, shell })
}

export function causeOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** Reports uncaught errors without showing them: boundaries decide what a member sees. */
import { fileOwner } from '@lantern/contract/file-owner'
import { framesOf } from '@lantern/contract/stack'
import { flushReports, isLanternError, keepBreadcrumbs, noteEvent, report, subscribe } from '@lantern/platform'

export function watchGlobalErrors(shell: string): void {
  const versions = new Map<string, string>()
  window.addEventListener('error', (event) => {
    if (event.error) reportUncaught(event.error, causeOf(event.error))
  })
  window.addEventListener('unhandledrejection', (event) => {
    reportUncaught(event.reason, `unhandled: ${causeOf(event.reason)}`)
    // Screens show refusals and lost connections to the member; the console only gets unexpected errors.
    if (isLanternError(event.reason)) event.preventDefault()
  })
  subscribe('remote:state', ({ name, version, state }) => {
    noteEvent('remote', `${name} ${state} ${version}`)
    if (state !== 'failed') versions.set(name, version)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return
    flushReports()
    keepBreadcrumbs()
  })

  /** Reports the remote and version of the file, so that ops sees error rates per version. */
  function reportUncaught(error: unknown, cause: string): void {
    const stack = framesOf(error)
    const owner = fileOwner(stack[0] ?? '')
    // The address of a shared file names no version: the one on the page counts.
    const shown = versions.get(owner?.remote ?? '')
    report({ kind: 'error', ...(shown && { version: shown }), ...owner, cause, stack, path: location.pathname, shell })
  }
}

export function causeOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/**
 * The publish gate's part in the page of a live shell, run before any script of the page: it reports to the gate what the shell reports and which
 * violations of the content policy happen, and answers what is shown. Built beside the host by `shared/build/bin/lantern-build-host.mjs`.
 */

/** What the function `lanternGate` receives, which the gate puts into the page. */
type Told =
  | { kind: 'report'; body: string }
  | { kind: 'violation'; directive: string; blocked: string; file: string; line: number; column: number }
  | { kind: 'window'; url: string }

const LONGEST_REPORT = 65_536
const LONGEST_URL = 300
/** Time in which an answer that arrived is rendered. */
const RENDER_MS = 50
const DRAWN = 'img, svg, canvas, video, iframe, input, textarea, select, button, object'

function tell(told: Told): void {
  void (globalThis as { lanternGate?: (told: Told) => Promise<void> }).lanternGate?.(told)
}

navigator.sendBeacon = (_url, body) => {
  if (typeof body === 'string') tell({ kind: 'report', body: body.slice(0, LONGEST_REPORT) })
  return true
}
window.open = (url) => {
  tell({ kind: 'window', url: String(url ?? '').slice(0, LONGEST_URL) })
  return null
}
document.addEventListener('securitypolicyviolation', (event) =>
  tell({
    kind: 'violation',
    directive: event.effectiveDirective,
    blocked: event.blockedURI.slice(0, LONGEST_URL),
    file: event.sourceFile.slice(0, LONGEST_URL),
    line: event.lineNumber,
    column: event.columnNumber,
  }),
)

/** Navigates as a link does. */
function go(address: string): void {
  history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

function frameOf(remote: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-remote="${remote}"][data-state]`)
}

/** State of the remote's frame: '' without one, else the shell's word for it, or `busy` while a part of it is loading. */
async function stateOf(remote: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, RENDER_MS))
  const frame = frameOf(remote)
  const state = frame?.dataset.state ?? ''
  return state === 'here' && frame?.querySelector('[aria-busy="true"]') !== null ? 'busy' : state
}

/** Whether anything in the remote's frame can be seen: text, a picture, a control. */
function isDrawn(remote: string): boolean {
  return [...(frameOf(remote)?.querySelectorAll('*') ?? [])].some((element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return false
    return (
      element.matches(DRAWN) || [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    )
  })
}

/** Slots of the remote that the shell shows now. */
function slotsOf(remote: string): string[] {
  const slots = document.querySelectorAll<HTMLElement>(`[data-remote="${remote}"][data-slot]`)
  return [...slots].map(({ dataset }) => dataset.slot ?? '')
}

/** Makes the shell send the reports that it has collected, as it does when the page is hidden. */
function sendReports(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'hidden')
}

Object.assign(globalThis, {
  inShell: { go, stateOf, isDrawn, slotsOf, sendReports, path: () => location.pathname },
})

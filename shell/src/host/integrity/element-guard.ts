/**
 * Guards every script and style element that loads code, added by the federation runtime, the shell's chunk loader or a remote's.
 * A guarded element has an integrity hash and a time limit, gets a new address after a failure, and cannot run once it was abandoned.
 */
import { createTimer } from '@lantern/platform'
import { type FileTest, fileKey } from './file-key.ts'

/** How long one file may keep a frame waiting before it is requested once more. */
export const REQUEST_MS = 2_000
/** Upper limit on a slow network: a download that progresses must not be discarded. */
export const SLOW_REQUEST_MS = 4_000
/** The limit of a file as a multiple of the slowest file that this page started with. */
const PATIENCE = 4
/** How many files the page starts with, before any remote's. */
const FIRST_FILES = 8
/** The shell's own files; their chunks may take longer than a frame and have webpack's limit. */
const SHELL_FOLDER = '/assets/'

export type Fault = {
  /** File name without its folder. */
  readonly file: string
  /** `sri-mismatch`: it was received, but differs from the signed file. */
  readonly how: 'sri-mismatch' | 'timeout' | 'lost' | `http ${number}`
}

type CodeElement = HTMLScriptElement | HTMLLinkElement

const underWay = new Map<CodeElement, string>()
const failures = new Map<string, number>()
let isUrgent = false
const faults = new Map<string, Fault>()

/** Treats a script otherwise than requesting its address. `fail` ends it like a failed request, for this reason. */
export type StageScript = (script: HTMLScriptElement, address: string, fail: (how: Fault['how']) => void) => void
let stageScript: StageScript | null = null

/** Lets chaos mode (host/chaos) treat each guarded script before it is added to the page. */
export function stageScripts(stage: StageScript | null): void {
  stageScript = stage
}

/** Guards an element before it is added to the page, and sets its address. */
export function guardElement(element: CodeElement, url: string): void {
  const key = fileKey(url)
  const address = url + retryMark(url)
  if (element instanceof HTMLScriptElement) {
    element.src = address
    if (address !== url) queueMicrotask(() => showAddress(element, url))
  } else element.href = address
  underWay.set(element, key)
  let staged: Fault['how'] | undefined
  const limit = createTimer(() => giveUp(element))
  const end = (): void => {
    limit.stop()
    underWay.delete(element)
  }
  element.addEventListener('load', end, { once: true })
  element.addEventListener(
    'error',
    () => {
      if (underWay.has(element)) noteFault(url, staged ?? howItFailed(new URL(address, document.baseURI).href))
      end()
    },
    { once: true },
  )
  if (isUrgent || !new URL(key).pathname.startsWith(SHELL_FOLDER)) limit.start(requestLimitMs())
  if (element instanceof HTMLScriptElement)
    stageScript?.(element, address, (how) => {
      staged = how
      // Abandoned meanwhile, it has failed already.
      if (underWay.has(element)) element.dispatchEvent(new Event('error'))
    })
}

/** Applies the limit of a frame to the shell's files requested during `run`: those that every remote waits for. */
export function asUrgent<Result>(run: () => Result): Result {
  isUrgent = true
  try {
    return run()
  } finally {
    isUrgent = false
  }
}

/** Abandons those of these files that are pending: whatever arrives later does not run. */
export function abandonFiles(isMeant: FileTest): void {
  for (const [element, key] of [...underWay]) if (isMeant(key)) giveUp(element)
}

/** Forgets the files of a build that left the page. Failure counts are kept: a cache may hold the bad files under their addresses. */
export function forgetFiles(isMeant: FileTest): void {
  abandonFiles(isMeant)
  for (const key of [...faults.keys()]) if (isMeant(key)) faults.delete(key)
}

/** Records that a file failed; from then on it is requested under a new address. */
export function noteFault(url: string, how: Fault['how']): void {
  const key = fileKey(url)
  failures.set(key, (failures.get(key) ?? 0) + 1)
  // Keep the latest fault last: the error to be explained is about it.
  faults.delete(key)
  faults.set(key, { file: key.slice(key.lastIndexOf('/') + 1), how })
}

/** Returns the last fault of these files and clears them, so that a later failure is not attributed to it. */
export function takeFault(isMeant: FileTest): Fault | null {
  const found = [...faults].filter(([key]) => isMeant(key))
  for (const [key] of found) faults.delete(key)
  return found.at(-1)?.[1] ?? null
}

/** Query for a file that failed: a new address keeps the page and caches from returning the bad one again. */
export function retryMark(url: string): string {
  const count = failures.get(fileKey(url))
  return count === undefined ? '' : `?retry=${count}`
}

/** Time limit of a file. Not every browser reports its connection type, so the page's own load times count too. */
export function requestLimitMs(): number {
  const { effectiveType = '4g' } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {}
  if (effectiveType !== '4g') return SLOW_REQUEST_MS
  return Math.min(Math.max(REQUEST_MS, PATIENCE * slowestStartMs()), SLOW_REQUEST_MS)
}

/** Duration of the slowest among the page and its first scripts, from request to last byte; cached ones count as 0. */
function slowestStartMs(): number {
  const timed = (type: string) => (performance.getEntriesByType?.(type) ?? []) as PerformanceResourceTiming[]
  const entries = [...timed('navigation'), ...timed('resource').slice(0, FIRST_FILES)]
  return Math.max(
    0,
    ...entries.map(({ requestStart, responseEnd }) => (requestStart > 0 ? responseEnd - requestStart : 0)),
  )
}

/**
 * Chunk loaders look up a pending script by its original address and would otherwise fetch and run it twice. The request is not
 * affected: the attribute is read once, when the load starts.
 */
function showAddress(script: HTMLScriptElement, url: string): void {
  if (script.isConnected) script.setAttribute('src', url)
}

function giveUp(element: CodeElement): void {
  const key = underWay.get(element)
  if (key === undefined) return
  underWay.delete(element)
  noteFault(key, 'timeout')
  element.dispatchEvent(new Event('error'))
  element.remove()
  // By the standard a script runs only in the document it was prepared for: moving it to another one prevents a late run.
  document.implementation.createHTMLDocument('').adoptNode(element)
}

/** The browser does not report why an element failed; the status in its resource timing entry does. */
function howItFailed(address: string): Fault['how'] {
  const entry = performance.getEntriesByName(address, 'resource').at(-1) as PerformanceResourceTiming | undefined
  const status = entry?.responseStatus ?? 0
  if (status >= 400) return `http ${status}`
  return status >= 200 ? 'sri-mismatch' : 'lost'
}

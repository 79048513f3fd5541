/**
 * Watches each script and style that code is brought by, whoever adds it: the federation runtime, the shell's own chunk loader or a remote's.
 * It has its hash, a time limit of its own, is asked for anew after a failure, and once given up it can no longer run.
 */
import { createTimer } from '@lantern/platform'
import { fileKey } from './file-key.ts'

/** One file may keep a frame waiting this long; then it is asked for once more. */
export const REQUEST_MS = 2_000
/** The same at most, where the network itself is slow: what is on its way must not be thrown away half done. */
export const SLOW_REQUEST_MS = 4_000
/** A file may take so many times as long as the slowest one that this page started with. */
const PATIENCE = 4
/** Files that the page starts with, before any remote's. */
const FIRST_FILES = 8
/** The shell's own files; a page of its own may take longer than a frame, and has webpack's limit. */
const SHELL_FOLDER = '/assets/'

export type Fault = {
  /** Name of the file, without its folder. */
  readonly file: string
  /** `sri-mismatch`: it came, but is not what was signed. */
  readonly how: 'sri-mismatch' | 'timeout' | 'lost' | `http ${number}`
}

type CodeElement = HTMLScriptElement | HTMLLinkElement

const underWay = new Map<CodeElement, string>()
const failures = new Map<string, number>()
let isUrgent = false
const faults = new Map<string, Fault>()

/** Takes an element into care before it is added to the page. Sets its address. */
export function guardElement(element: CodeElement, url: string): void {
  const key = fileKey(url)
  const address = url + retryMark(url)
  if (element instanceof HTMLScriptElement) {
    element.src = address
    if (address !== url) queueMicrotask(() => showAddress(element, url))
  } else element.href = address
  underWay.set(element, key)
  const limit = createTimer(() => giveUp(element))
  const end = (): void => {
    limit.stop()
    underWay.delete(element)
  }
  element.addEventListener('load', end, { once: true })
  element.addEventListener(
    'error',
    () => {
      if (underWay.has(element)) noteFault(url, howItFailed(new URL(address, document.baseURI).href))
      end()
    },
    { once: true },
  )
  if (isUrgent || !new URL(key).pathname.startsWith(SHELL_FOLDER)) limit.start(requestLimitMs())
}

/** Gives the shell's files that are begun in `run` the limit of a frame: those that every remote waits for. */
export function asUrgent<Result>(run: () => Result): Result {
  isUrgent = true
  try {
    return run()
  } finally {
    isUrgent = false
  }
}

/** Gives up what is still on its way from a folder: whatever arrives later does not run. */
export function abandonUnder(base: string): void {
  for (const [element, key] of [...underWay]) if (key.startsWith(base)) giveUp(element)
}

/** Forgets a folder: a build that is no longer on the page. How often its files failed stays known: a cache may hold the bad ones of each address. */
export function forgetUnder(base: string): void {
  abandonUnder(base)
  for (const key of [...faults.keys()]) if (key.startsWith(base)) faults.delete(key)
}

/** Remembers that a file failed, and asks for it anew from then on. */
export function noteFault(url: string, how: Fault['how']): void {
  const key = fileKey(url)
  failures.set(key, (failures.get(key) ?? 0) + 1)
  // Of several the last one counts: it is the one that the error is about.
  faults.delete(key)
  faults.set(key, { file: key.slice(key.lastIndexOf('/') + 1), how })
}

/** The last fault under one of these folders; taken, so that a later failure is not blamed on it. */
export function takeFault(...bases: readonly string[]): Fault | null {
  const found = [...faults].filter(([key]) => bases.some((base) => key.startsWith(base)))
  for (const [key] of found) faults.delete(key)
  return found.at(-1)?.[1] ?? null
}

/** A file that failed once is asked for under another address: neither the page nor a cache may hand out the bad one again. */
export function retryMark(url: string): string {
  const count = failures.get(fileKey(url))
  return count === undefined ? '' : `?retry=${count}`
}

/** Not every browser says how its network is; what the page itself took says it too. */
export function requestLimitMs(): number {
  const { effectiveType = '4g' } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {}
  if (effectiveType !== '4g') return SLOW_REQUEST_MS
  return Math.min(Math.max(REQUEST_MS, PATIENCE * slowestStartMs()), SLOW_REQUEST_MS)
}

/** What the slowest of the page and its first scripts took, from asking to the last byte; a cache takes nothing. */
function slowestStartMs(): number {
  const timed = (type: string) => (performance.getEntriesByType?.(type) ?? []) as PerformanceResourceTiming[]
  const entries = [...timed('navigation'), ...timed('resource').slice(0, FIRST_FILES)]
  return Math.max(
    0,
    ...entries.map(({ requestStart, responseEnd }) => (requestStart > 0 ? responseEnd - requestStart : 0)),
  )
}

/**
 * Chunk loaders look for a script that is under way by the address that they know, and would fetch and run it twice. What was begun is fetched from
 * where it was begun: the attribute is read once.
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
  // The standard runs a script only in the document that it was prepared for: one that arrives late finds itself in another.
  document.implementation.createHTMLDocument('').adoptNode(element)
}

/** The browser does not say why an element failed; its timing entry knows the answer's status. */
function howItFailed(address: string): Fault['how'] {
  const entry = performance.getEntriesByName(address, 'resource').at(-1) as PerformanceResourceTiming | undefined
  const status = entry?.responseStatus ?? 0
  if (status >= 400) return `http ${status}`
  return status >= 200 ? 'sri-mismatch' : 'lost'
}

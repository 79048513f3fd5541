/** Follows the active skin while the page is open: loads and verifies every picture first, then changes everything at once. */

import {
  ACTIVE_SKIN_ELEMENT_ID,
  ACTIVE_SKIN_PATH,
  type FullActiveSkin,
  fullActiveSkinSchema,
} from '@lantern/contract/active-skin'
import { HOUR_MS } from '@lantern/contract/site-time'
import { createTimer, now, report } from '@lantern/platform'
import { nullable, object, safeParse } from 'valibot'
import { onPulse } from '../boot/pulse.ts'
import { getActiveSkin, setActiveSkin } from './active-skin.ts'

const answerSchema = object({ look: nullable(fullActiveSkinSchema) })
/** Longer waits are split: browser timers are unreliable over long spans, and the clock may be corrected meanwhile. */
const LONGEST_WAIT_MS = HOUR_MS
/** Delay before a skin that failed to load is tried again. */
const RETRY_MS = 30_000

/** @returns its undo */
export function watchActiveSkin(): () => void {
  let sheet: CSSStyleSheet | null = null
  let isBusy = false
  /** A skin that failed to load completely; tried again later. */
  let refused: { key: string; atMs: number } | null = null
  const end = createTimer(wait)

  function apply(next: FullActiveSkin | null): void {
    const nextSheet = next === null ? null : new CSSStyleSheet()
    nextSheet?.replaceSync(next?.sheet ?? '')
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet)
    document.adoptedStyleSheets = nextSheet === null ? others : [...others, nextSheet]
    document.getElementById(ACTIVE_SKIN_ELEMENT_ID)?.remove()
    sheet = nextSheet
    setActiveSkin(next)
    wait()
  }

  /** Removes the skin at its end, even when the edge does not answer. */
  function wait(): void {
    end.stop()
    const until = getActiveSkin()?.until ?? null
    if (until === null) return
    const left = until - now()
    if (left <= 0) setActiveSkin(null)
    else end.start(Math.min(left, LONGEST_WAIT_MS))
  }

  function isRefused(key: string): boolean {
    return refused?.key === key && performance.now() - refused.atMs < RETRY_MS
  }

  async function follow(key: string): Promise<void> {
    if (isBusy || isRefused(key) || key === (getActiveSkin()?.key ?? '')) return
    isBusy = true
    try {
      const answer = await globalThis.fetch(ACTIVE_SKIN_PATH, { cache: 'no-store' })
      const { look: next } = parsed(await answer.json())
      if (next !== null) await bring(next.pictures)
      apply(next)
      refused = null
    } catch (error) {
      refused = { key, atMs: performance.now() }
      report({ kind: 'error', phase: 'skin', cause: String(error), path: key })
    } finally {
      isBusy = false
    }
  }

  /** Icons of the first skin replace the built-in ones: restores these when they fail to load. */
  async function check(): Promise<void> {
    const first = getActiveSkin()
    if (first === null) return
    await bring(first.pictures).catch((error: unknown) => {
      report({ kind: 'error', phase: 'skin', cause: String(error), path: first.key })
      refused = { key: first.key, atMs: performance.now() }
      if (getActiveSkin() === first) setActiveSkin(null)
    })
  }

  const stopPulse = onPulse(({ look: key }) => void follow(key))
  wait()
  void check()
  return () => {
    stopPulse()
    end.stop()
  }
}

function parsed(body: unknown): { look: FullActiveSkin | null } {
  const result = safeParse(answerSchema, body)
  if (!result.success) throw new Error(`The active skin is malformed: ${result.issues[0].message}`)
  return result.output
}

/** Loads pictures into the browser's cache. @throws when one is missing or differs from its hash */
async function bring(pictures: Readonly<Record<string, string>>): Promise<void> {
  const isSecure = globalThis.isSecureContext
  await Promise.all(
    Object.entries(pictures).map(async ([path, integrity]) => {
      const answer = await globalThis.fetch(path, isSecure ? { integrity } : {})
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
      await answer.arrayBuffer()
    }),
  )
}

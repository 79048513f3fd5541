/** Follows the look while the page is open: every picture is here and is what it should be before anything changes, then all of it changes at once. */
import { type FullLook, fullLookSchema, LOOK_ELEMENT_ID, LOOK_PATH } from '@lantern/contract/look'
import { createTimer, now, report } from '@lantern/platform'
import { nullable, object, safeParse } from 'valibot'
import { onPulse } from '../boot/pulse.ts'
import { getLook, setLook } from './look.ts'

const answerSchema = object({ look: nullable(fullLookSchema) })
/** A longer wait is cut in parts: neither the browser's timers nor a clock that is corrected meanwhile are trusted with more. */
const LONGEST_WAIT_MS = 3_600_000
/** After this a look that could not be had is tried again. */
const RETRY_MS = 30_000

/** @returns its undo */
export function watchLook(): () => void {
  let sheet: CSSStyleSheet | null = null
  let isBusy = false
  /** A look that could not be had whole; asked for again after a while. */
  let refused: { key: string; atMs: number } | null = null
  const end = createTimer(wait)

  function dress(look: FullLook | null): void {
    const next = look === null ? null : new CSSStyleSheet()
    next?.replaceSync(look?.sheet ?? '')
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet)
    document.adoptedStyleSheets = next === null ? others : [...others, next]
    document.getElementById(LOOK_ELEMENT_ID)?.remove()
    sheet = next
    setLook(look)
    wait()
  }

  /** Takes the look off at its end, whether the edge can be heard or not. */
  function wait(): void {
    end.stop()
    const until = getLook()?.until ?? null
    if (until === null) return
    const left = until - now()
    if (left <= 0) setLook(null)
    else end.start(Math.min(left, LONGEST_WAIT_MS))
  }

  function isRefused(key: string): boolean {
    return refused?.key === key && performance.now() - refused.atMs < RETRY_MS
  }

  async function follow(key: string): Promise<void> {
    if (isBusy || isRefused(key) || key === (getLook()?.key ?? '')) return
    isBusy = true
    try {
      const answer = await globalThis.fetch(LOOK_PATH, { cache: 'no-store' })
      const { look } = parsed(await answer.json())
      if (look !== null) await bring(look.pictures)
      dress(look)
      refused = null
    } catch (error) {
      refused = { key, atMs: performance.now() }
      report({ kind: 'error', phase: 'skin', cause: String(error), path: key })
    } finally {
      isBusy = false
    }
  }

  /** Icons that the first look brought stand for the product's own: without them those come back. */
  async function check(): Promise<void> {
    const first = getLook()
    if (first === null) return
    await bring(first.pictures).catch((error: unknown) => {
      report({ kind: 'error', phase: 'skin', cause: String(error), path: first.key })
      refused = { key: first.key, atMs: performance.now() }
      if (getLook() === first) setLook(null)
    })
  }

  const stopPulse = onPulse(({ look }) => void follow(look))
  wait()
  void check()
  return () => {
    stopPulse()
    end.stop()
  }
}

function parsed(body: unknown): { look: FullLook | null } {
  const result = safeParse(answerSchema, body)
  if (!result.success) throw new Error(`The look is not in its form: ${result.issues[0].message}`)
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

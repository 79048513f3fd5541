/** Collects what goes wrong in a page of a live shell while a build is shown in it, and keeps what concerns that build. */
import { collectorBatchSchema } from '@lantern/contract/federation'
import { framesOf } from '@lantern/contract/stack'
import type { Page } from 'playwright-core'
import * as v from 'valibot'

type PageFault = {
  /** Slot that failed; '' = not in a slot. */
  slot: string
  fault: string
  stack: string[]
}
export type PageFaults = {
  /** The faults since the last call. */
  take(): PageFault[]
}

const toldSchema = v.variant('kind', [
  v.object({ kind: v.literal('report'), body: v.string() }),
  v.object({
    kind: v.literal('violation'),
    directive: v.string(),
    blocked: v.string(),
    file: v.string(),
    line: v.number(),
    column: v.number(),
  }),
  v.object({ kind: v.literal('window'), url: v.string() }),
])
const reportSchema = v.pipe(v.string(), v.parseJson(), collectorBatchSchema)

export type Judged = {
  readonly remote: string
  /** Names of the build's slots: a report of a failed slot begins with one. */
  readonly slots: readonly string[]
  /** Faults of the shell count too. */
  readonly isShellJudged: boolean
}

export async function watchFaults(page: Page, { remote, slots, isShellJudged }: Judged): Promise<PageFaults> {
  let found: PageFault[] = []
  const isOwn = (stack: readonly string[]): boolean =>
    isShellJudged || stack.some((place) => place.startsWith(`/r/${remote}/`))
  const add = (fault: string, stack: string[] = [], slot = ''): void => void found.push({ fault, stack, slot })

  page.on('crash', () => add('the page ran out of memory or crashed'))
  page.on('dialog', (dialog) => {
    add(`it opens a window of the browser (${dialog.type()})`)
    void dialog.dismiss().catch(() => undefined)
  })
  page.on('popup', (popup) => void popup.close().catch(() => undefined))
  page.on('pageerror', (error) => {
    const stack = framesOf(error)
    // An error that names no file of the build but others is the shell's.
    if (stack.length === 0 || isOwn(stack)) add(`an error that nothing catches: ${error.name}: ${error.message}`, stack)
  })
  await page.exposeBinding('lanternGate', (_source, given: unknown) => {
    const told = v.safeParse(toldSchema, given)
    if (!told.success) return
    if (told.output.kind === 'window') add(`it opens a window: ${told.output.url}`)
    else if (told.output.kind === 'report') reported(told.output.body)
    else violated(told.output)
  })

  /** The shell reports what its boundaries catch. */
  function reported(body: string): void {
    const batch = v.safeParse(reportSchema, body)
    for (const one of batch.success ? batch.output.reports : []) {
      const { kind, phase = '', cause = '', stack = [] } = one
      const isCaught = kind === 'remote' && one.remote === remote && one.outcome === 'failed'
      const isPage = kind === 'error' && phase === 'render' && isOwn(stack)
      if (!isCaught && !isPage) continue
      const slot = slots.find((name) => cause.startsWith(`${name}: `)) ?? ''
      add(`${phase}: ${slot === '' ? cause : cause.slice(slot.length + 2)}`, [...stack], slot)
    }
  }

  function violated({
    directive,
    blocked,
    file,
    line,
    column,
  }: {
    directive: string
    blocked: string
    file: string
    line: number
    column: number
  }): void {
    const stack = framesOf(Object.assign(new Error(), { stack: `${file}:${line}:${column}` }))
    if (isOwn(stack) || file === '') add(`it violates ${directive} of the content policy with ${blocked}`, stack)
  }

  return {
    take() {
      const taken = found
      found = []
      return taken
    },
  }
}

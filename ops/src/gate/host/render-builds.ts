/** Renders every page and slot of builds inside the live shells, in both languages, as a member and as a visitor. */
import type { Browser, Page } from 'playwright-core'
import { renderCase } from './render-case.ts'
import type { RenderFault, RenderOrder, RenderReport } from './render-order.ts'
import { type ShellDocument, shellDocument, type UpstreamSite } from './shell-document.ts'

const LOCALES = ['zh-CN', 'en'] as const
/** Cases rendered at the same time. */
const AT_ONCE = 2
/** Faults of a build after which the rest is not shown: each costs a fresh page. */
const MOST_FAULTS = 6
const LONGEST_FAULT = 500

type Answers = { answer(method: string, path: string): string | null; site(): UpstreamSite }
type AnswersPage = { contractAnswers: Answers }

export type RenderParts = {
  readonly browser: Browser
  readonly hostDir: string
  /** A blank page with the answers of the contract. */
  readonly answers: Page
  onBlocked(url: string): void
}

export async function renderBuild(order: RenderOrder, parts: RenderParts): Promise<RenderReport> {
  const site = await parts.answers.evaluate(() => (globalThis as unknown as AnswersPage).contractAnswers.site())
  const faults: RenderFault[] = []
  const unopened: RenderReport['unopened'] = []
  const cases: { shell: RenderOrder['shells'][number]; document: ShellDocument; locale: string; isMember: boolean }[] =
    []
  for (const shell of order.shells) {
    // A shell at the gate is the same at every edge.
    if (order.candidate !== undefined && cases.length > 0) break
    try {
      for (const locale of LOCALES) {
        const document = await shellDocument(shell, locale, order, site)
        cases.push({ shell, document, locale, isMember: true }, { shell, document, locale, isMember: false })
      }
    } catch (error) {
      unopened.push({ shell: shell.shell, why: (error as Error).message.slice(0, LONGEST_FAULT) })
    }
  }
  const answer = answersOf(parts.answers)
  let shown = 0
  let isHung = false
  const work = async (): Promise<void> => {
    for (let one = cases.shift(); one !== undefined; one = cases.shift()) {
      const result = await renderCase({
        ...parts,
        ...one,
        order,
        answer,
        isEnough: () => isHung || faults.length >= MOST_FAULTS,
      })
      shown += result.shown
      isHung ||= result.isHung
      faults.push(...result.faults)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return {
    remote: order.remote,
    shown,
    faults: faults.slice(0, MOST_FAULTS).map((one) => ({ ...one, fault: one.fault.slice(0, LONGEST_FAULT) })),
    unopened,
  }
}

/** Equal calls get equal answers. */
function answersOf(page: Page): (method: string, path: string) => Promise<string | null> {
  const known = new Map<string, Promise<string | null>>()
  return (method, path) => {
    const key = `${method} ${path}`
    const asked =
      known.get(key) ??
      page.evaluate(
        ([verb = '', at = '']) => (globalThis as unknown as AnswersPage).contractAnswers.answer(verb, at),
        [method, path],
      )
    known.set(key, asked)
    return asked
  }
}

/**
 * Chaos mode equals real faults: a page with a chaos link shows and reports the same as with that fault in the network. `MATRIX=all` compares the
 * sample of the matrix (`npm run proof -- faults chaos`), otherwise one cell for a fetch and one
 * for a script, in `npm run proof -- journeys`.
 */
import type { Page } from '@playwright/test'
import { LONG_TAG } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { CELLS, type Cell, sampleOf, seenOf, titleOf } from './matrix.rules.ts'
import { chaosFragment, matrixSite } from './matrix-site.ts'
import { expectRuns, expectSeen, visit } from './matrix-visit.ts'

const SEED = 4
const NONCE = 'a-drill'
const SHORT: readonly Cell[] = [
  { remote: 'activity', of: 'manifest', fault: 'flipped', often: 'always' },
  { remote: 'games', of: 'entry', fault: '500', often: 'always' },
]

test.use(STILL)

/** Without a single reset: the browser itself retries such a request, so the page does not see that fault. */
const MET = CELLS.filter(({ fault, often }) => fault !== 'reset' || often !== 'once')

for (const cell of process.env.MATRIX === 'all' ? sampleOf(MET, SEED) : SHORT) {
  test(`[SHELL-CHAOS-1] ${titleOf(cell)}, at the network and in chaos mode`, { tag: LONG_TAG }, async ({
    browser,
    page,
    watch,
  }) => {
    watch.expectProblem(/^console: /)
    const network = await browser.newContext()
    const broken = await matrixSite({ remote: cell.remote, of: cell.of, fault: cell })
    const sound = await matrixSite({ remote: cell.remote, of: cell.of })
    try {
      const real = await network.newPage()
      const realReports = reportsOf(real, cell)
      await visit(real, broken, cell)
      await expectSeen(real, broken, cell, seenOf(cell))
      await expect.poll(() => realReports().length).toBeGreaterThan(0)
      const wanted = realReports().map(({ chaos: _none, ...report }) => report)

      const chaosReports = reportsOf(page, cell)
      await visit(page, sound, cell, await chaosFragment(cell, NONCE))
      await expectSeen(page, sound, cell, seenOf(cell))
      await expectRuns(page, cell, broken.hitFiles())
      await expect.poll(() => chaosReports()).toEqual(wanted.map((report) => ({ ...report, chaos: NONCE })))
    } finally {
      await network.close()
      await Promise.all([broken.close(), sound.close()])
    }
  })
}

type Report = { outcome?: string; version?: string; phase?: string; cause?: string; chaos?: string }

/** Reports of the page about the remote, without duplicates and without successful loads that are unrelated to the fault. */
function reportsOf(page: Page, { remote, fault, of }: Cell): () => Report[] {
  const all = new Map<string, Report>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/collect')) return
    const { reports } = JSON.parse(request.postData() ?? '{}') as {
      reports: (Report & { kind: string; remote?: string })[]
    }
    for (const { kind, remote: about, outcome, version, phase, cause, chaos } of reports) {
      const isOfFault = outcome !== 'loaded' || fault === 'slow' || of === 'discovery'
      if (kind !== 'remote' || about !== remote || !isOfFault) continue
      const report = { outcome, version, phase, cause, chaos }
      all.set(JSON.stringify(report), JSON.parse(JSON.stringify(report)))
    }
  })
  return () => [...all.values()]
}

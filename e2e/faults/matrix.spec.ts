/**
 * The fault matrix (federation.md 3.4): four remotes, five classes of file, eight faults, once and permanently, injected at the network, with the time
 * budget of members. `MATRIX=all` runs every cell, `MATRIX_REMOTE` those of one remote (`npm run proof -- faults`); otherwise a sample of each remote, half
 * of it tagged as long.
 */

import { longExcept } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { CELLS, sampleOf, seenOf, titleOf } from './matrix.rules.ts'
import { matrixSite } from './matrix-site.ts'
import { expectHealing, expectRuns, expectSeen, visit } from './matrix-visit.ts'

const SEED = 4
const { MATRIX, MATRIX_REMOTE = '' } = process.env
const cells = MATRIX === 'all' ? CELLS : sampleOf(CELLS, SEED)

test.use(STILL)

for (const [index, cell] of cells.filter(({ remote }) => MATRIX_REMOTE === '' || remote === MATRIX_REMOTE).entries()) {
  test(`[SHELL-FAULT-7] ${titleOf(cell)}`, { tag: longExcept(index, 2) }, async ({ page, watch }) => {
    // The browser logs files that it could not fetch or refused to run.
    watch.expectProblem(/^console: /)
    const site = await matrixSite({ remote: cell.remote, of: cell.of, fault: cell })
    try {
      await visit(page, site, cell)
      await expectSeen(page, site, cell, seenOf(cell))
      expect(site.met(), 'the fault was met').toBeGreaterThan(0)
      if (seenOf(cell) === 'panel') await expectHealing(page, cell, site.heal)
      if ((await site.releaseHanging()) > 0) await page.evaluate(() => fetch('/healthz').then((one) => one.text()))
      await expectRuns(page, cell, site.hitFiles())
    } finally {
      await site.close()
    }
  })
}

/** An edge that shares no folder with ops: it fetches the files that discovery names (docs/runbooks/many-edges.md). */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Discovery } from '@lantern/contract/federation'
import { frameOf } from '../faults/remote-table.ts'
import { DATA_DIR, EDGE_ORIGIN } from '../site/origins.ts'
import { type OwnEdge, ownEdge } from '../site/own-edge.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

let edge: OwnEdge
let folder: string
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-apart-'))
  edge = await ownEdge()
})
test.afterEach(async () => {
  await edge.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('[EDGE-PULL-1, EDGE-PULL-2, OPS-FILES-1] an edge with an empty folder shows every remote, and keeps the fetched files while ops is down', async ({
  page,
}) => {
  const OPS_PUBLIC_KEY = readFileSync(join(DATA_DIR, 'keys/discovery-ed25519.pub'), 'utf8').trim()
  await edge.start({ DATA_DIR: folder, OPS_PUBLIC_KEY })
  const { microFrontends } = (await (await fetch(`${EDGE_ORIGIN}/discovery.json`)).json()) as Discovery
  const urls = Object.values(microFrontends).flatMap((builds) => builds.map(({ url }) => url))
  expect(urls.length).toBeGreaterThanOrEqual(4)
  await expect
    .poll(() => urls.filter((url) => !existsSync(join(folder, 'artifacts', url.slice('/r/'.length)))))
    .toEqual([])

  // No server listens on this port.
  await edge.start({ DATA_DIR: folder, OPS_PUBLIC_KEY, OPS_ORIGIN: 'http://127.0.0.1:9' })
  await withoutPopUps(page)
  for (const [path, remote] of [
    ['/game/sport', 'games'],
    ['/activity/discount', 'activity'],
  ] as const) {
    await page.goto(edge.origin + path)
    await expect(frameOf(page, remote)).toHaveAttribute('data-state', 'here')
    await expect(frameOf(page, remote).getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('about:blank')
})

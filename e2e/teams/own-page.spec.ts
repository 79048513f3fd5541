/**
 * A new page only needs a release of its remote (issue 11): a team adds `/mine/points` and a page below it and publishes; release service, edge and
 * shell stay unchanged.
 */
import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { useNewMember } from '../site/member-session.ts'
import { DATA_DIR } from '../site/origins.ts'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { ROOT } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { copyWorkspace, type WorkspaceCopy } from '../site/workspace-copy.ts'

const DRILL = ['--without-browser', 'a drill of the browser tests']
let copy: WorkspaceCopy
let service: OwnReleaseService

test.beforeEach(async () => {
  test.setTimeout(600_000)
  copy = copyWorkspace(join(DATA_DIR, `page-${process.hrtime.bigint().toString(36)}`))
  service = await ownReleaseService()
})
test.afterEach(async ({ page }) => {
  // An open page would log that its server is gone.
  await page.close()
  await service.stop()
  rmSync(copy.folder, { recursive: true, force: true })
})

const run = (cwd: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd })
const build = () => run(join(copy.folder, 'remote-mine'), '../shared/build/bin/lantern-build.mjs')
const statusOf = async (path: string) => (await fetch(`${service.edge.origin}${path}`)).status
const becomes = (path: string, status: number) => expect.poll(() => statusOf(path), { timeout: 20_000 }).toBe(status)

test('[SHELL-PAGE-5] [BUILD-3] [BUILD-4] a page of remote-mine is published independently, found, guarded, and removed by a rollback', async ({
  page,
  watch,
}) => {
  // The removed page is served with this status.
  watch.expectProblem(/status of 404/)
  await withoutPopUps(page)
  await service.ops('publish', join(ROOT, 'remote-mine/dist'), ...DRILL)
  await becomes('/mine', 200)
  expect(await statusOf('/mine/points')).toBe(404)

  await test.step('an unlisted route and a parameter without an example fail the build', async () => {
    await run(copy.folder, 'scripts/new.mjs', 'page', 'mine/points', '--zh', '我的积分', '--en', 'My points')
    await run(
      copy.folder,
      'scripts/new.mjs',
      'page',
      'mine/points/history',
      '--zh',
      '积分明细',
      '--en',
      'Point history',
    )
    const json = join(copy.folder, 'remote-mine/remote.json')
    await run(copy.folder, 'scripts/new.mjs', 'page', 'mine/points/orders/:id')
    const whole = readFileSync(json, 'utf8')
    writeFileSync(json, whole.replace(/"example": \{ "id": "1" \},/, ''))
    await expect(build()).rejects.toThrow('/mine/points/orders/:id has no example for :id')
    writeFileSync(json, whole.replace('"/mine/points/history"', '"/mine/points/past"'))
    await expect(build()).rejects.toThrow('./routes has the route "points/history" and "pages" lists no such page.')
    writeFileSync(json, whole)
  })
  await build()
  await service.ops('publish', join(copy.folder, 'remote-mine/dist'), ...DRILL)

  await test.step('the deep link has status, frame and title without scripts', async () => {
    await becomes('/mine/points/history', 200)
    const painted = await (await fetch(`${service.edge.origin}/mine/points/history`)).text()
    expect(painted).toMatch(/<div id="root">.*data-kind="page".*<h1[^>]*>积分明细<\/h1>/s)
    expect(await statusOf('/mine/points/none')).toBe(404)
    expect(await statusOf('/mine/points/orders/20-7')).toBe(200)
  })
  await test.step('a visitor is sent to log in', async () => {
    await page.goto(`${service.edge.origin}/mine/points`)
    await expect(page).toHaveURL(`${service.edge.origin}/user/login?redirect=%2Fmine%2Fpoints`)
  })
  await test.step('a member opens one page and finds the other by its pinyin', async () => {
    await useNewMember(page.context(), 'pts', service.edge.origin)
    await page.goto(`${service.edge.origin}/mine/points`)
    await expect(page.getByRole('heading', { level: 1, name: '我的积分' })).toBeVisible()
    await page.goto(`${service.edge.origin}/search`)
    await page.getByRole('searchbox').fill('jifenmingxi')
    await page.getByRole('link', { name: '积分明细' }).click()
    await expect(page).toHaveURL(`${service.edge.origin}/mine/points/history`)
    const frame = page.locator('[data-remote="mine"][data-state="here"]')
    await expect(frame.getByRole('heading', { level: 1, name: '积分明细' })).toBeVisible()
  })
  await test.step('after the rollback it is a 404', async () => {
    await service.ops('rollback', 'mine', '--reason', 'the drill is over')
    await becomes('/mine/points/history', 404)
    // An open page stays until the member leaves it.
    await expect(page.getByRole('heading', { level: 1, name: '积分明细' })).toBeVisible()
    await page.goto(`${service.edge.origin}/mine/points`)
    await expect(page.getByRole('heading', { level: 1, name: '积分明细' })).toHaveCount(0)
  })
})

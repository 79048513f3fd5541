/**
 * A team's inner loop (issue 11, point 8): `lantern-dev --site` puts one remote of a developer's machine into a running site, with its content policy,
 * and refreshes it there.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aSmallRemote, type Running, run, type SmallRemote } from '../../shared/build/dev/dev-process.fixture.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { EDGE_ORIGIN, SANDBOX_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { ROOT } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'

const PATH = '/activity/discount'
const PAGE = `import { useState } from 'react'

export function DraftPage() {
  const [note, setNote] = useState('')
  return (
    <form>
      <h1>First draft</h1>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
    </form>
  )
}
`
let remote: SmallRemote
let dev: Running | undefined
test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000)
  await withoutPopUps(page)
  remote = aSmallRemote(PATH)
  remote.write(PAGE)
})
test.afterEach(async ({ page }) => {
  // An open page would log that its server is gone.
  await page.close()
  await dev?.stop()
  remote.remove()
})

test('[BUILD-8] [BUILD-9] [SHELL-TOOL-2] [SHELL-TOOL-3] [SHELL-TOOL-4] a remote of this machine runs in a running site and keeps its state while it is edited', async ({
  page,
  watch,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const note = page.getByLabel('Note')
  const overlay = page.locator('lantern-dev-overlay').getByRole('alert')
  await test.step('the site has the development build of its shell', async () => {
    const args = [join(ROOT, 'shared/build/bin/lantern-build.mjs'), '--development']
    await promisify(execFile)(process.execPath, args, { cwd: join(ROOT, 'shell') })
    const shell = async () => (await fetch(EDGE_ORIGIN, { headers: { cookie: 'localOverride=1' } })).text()
    await expect.poll(shell, { timeout: 30_000 }).toContain('.development"')
  })
  await test.step('the printed link asks before it runs the build', async () => {
    dev = run('lantern-dev.mjs', remote.folder, { args: ['--site', EDGE_ORIGIN], env: { PORT: '3650' } })
    const [, link = ''] = await dev.says(/Open (\S+) and confirm/)
    await page.goto(link.replace('/activity#', `${PATH}#`))
    await expect(page.getByRole('complementary', { name: '开发工具' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '运行', exact: true }).click()
    await expect(heading('First draft')).toBeVisible()
  })
  await test.step('an edit and a corrected syntax error keep the state', async () => {
    await note.fill('kept')
    remote.write(PAGE.replace('First', 'Second'))
    await expect(heading('Second draft')).toBeVisible({ timeout: 30_000 })
    await expect(note).toHaveValue('kept')
    remote.write(PAGE.replace('<h1>', '<h1'))
    await expect(overlay).toContainText('Expression expected', { timeout: 30_000 })
    await expect(note).toHaveValue('kept')
    remote.write(PAGE.replace('First', 'Third'))
    await expect(heading('Third draft')).toBeVisible({ timeout: 30_000 })
    await expect(note).toHaveValue('kept')
    await expect(overlay).toHaveCount(0)
  })
  await test.step('a render error names the line of the source, and its correction ends it', async () => {
    watch.expectProblem(/the draft throws/)
    remote.write(PAGE.replace('  return', "  if (note) throw new Error('the draft throws')\n  return"))
    await expect(overlay).toContainText('the draft throws', { timeout: 30_000 })
    await expect(overlay.getByRole('listitem')).toHaveText([/^DraftPage {2}src\/draft-page\.tsx:5:/])
    remote.write(PAGE.replace('First', 'Fourth'))
    await expect(heading('Fourth draft')).toBeVisible({ timeout: 30_000 })
  })
  await test.step('the toolbar shows what runs, switches to a published build and returns to the released one', async () => {
    await page.getByRole('button', { name: '开发工具，1 个试用版本' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'activity' })).toContainText(/试用.*-dev · \d+ ms/)
    await page.getByRole('button', { name: '标出各模块' }).click()
    await expect(page.getByText(/^activity · \S+-dev$/)).toBeVisible()
    const choice = page.getByRole('combobox', { name: 'activity 的版本' })
    const published = await choice.locator('option[value*="/r/activity/"]').first().getAttribute('value')
    await choice.selectOption(published)
    await expect(heading('Fourth draft')).toHaveCount(0)
    await expect(page.locator('[data-remote="activity"][data-state="here"]')).toBeVisible()
    await page.getByRole('button', { name: '开发工具，1 个试用版本' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'activity' })
    await expect(row.getByText('试用', { exact: true })).toBeVisible()
    await expect(row.getByText(/^\d+\.\d+\.\d+-[0-9a-f]+ · \d+ ms$/)).toBeVisible()
    await choice.selectOption('released')
    await expect(page.locator('[data-remote="activity"][data-state="here"]')).toBeVisible()
    await expect(heading('Fourth draft')).toHaveCount(0)
  })
})

test('[BUILD-8] [TEST-8] a remote that runs alone keeps its state over an edit and a corrected syntax error', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  dev = run('lantern-dev.mjs', remote.folder, { env: { PORT: '3660', UPSTREAM: SANDBOX_ORIGIN } })
  const [, origin = ''] = await dev.says(/ on (http:\/\/127\.0\.0\.1:\d+)\//)
  await page.goto(origin)
  await page.getByRole('link', { name: PATH }).click()
  expect(new URL(page.url()).pathname).toBe(PATH)
  await page.getByLabel('Note').fill('kept')
  remote.write(PAGE.replace('First', 'Second'))
  await expect(heading('Second draft')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Note')).toHaveValue('kept')
  remote.write(PAGE.replace('<h1>', '<h1'))
  await expect(page.locator('lantern-dev-overlay').getByRole('alert')).toContainText('Expression expected', {
    timeout: 30_000,
  })
  remote.write(PAGE.replace('First', 'Third'))
  await expect(heading('Third draft')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Note')).toHaveValue('kept')
})

/** A third language, from the XLIFF files of a translator to a page: a remote that is translated independently has its texts in a separate chunk. */
import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { COOKIE } from '@lantern/contract'
import { DATA_DIR } from '../site/origins.ts'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { copyWorkspace, type WorkspaceCopy } from '../site/workspace-copy.ts'

const DRILL = ['--without-browser', 'a drill of the browser tests']
/** Translations by XLIFF file: one text of the shell, two of the remote. */
const TRANSLATED = {
  shell: { 'shell/host/frame/frame#frameMessages.service': 'サポート' },
  'remote-activity': {
    'remote-activity/discount/discount#discountMessages.title': 'キャンペーン',
    'remote-activity/discount/discount#discountMessages.until': '終了日',
  },
} as const
let copy: WorkspaceCopy
let service: OwnReleaseService

test.beforeEach(async () => {
  test.setTimeout(900_000)
  copy = copyWorkspace(join(DATA_DIR, `language-${process.hrtime.bigint().toString(36)}`))
  service = await ownReleaseService()
})
test.afterEach(async ({ page }) => {
  // An open page would log that its server is gone.
  await page.close()
  await service.stop()
  rmSync(copy.folder, { recursive: true, force: true })
})

const run = (folder: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: join(copy.folder, folder),
    maxBuffer: 1e8,
  })
const build = (folder: string, tool: string) => run(folder, `../shared/build/bin/${tool}.mjs`)

test('[I18N-7] [I18N-8] [BUILD-20] [BUILD-22] a remote is translated into Japanese, and the texts load only on pages in Japanese', async ({
  page,
  context,
}) => {
  const { edge } = service
  await test.step('translated and built', async () => {
    await run('.', 'scripts/i18n.mjs', 'export', 'ja')
    for (const [name, texts] of Object.entries(TRANSLATED)) translate(name, texts)
    await run('.', 'scripts/i18n.mjs', 'import', 'ja')
    await build('shell', 'lantern-build')
    await build('remote-activity', 'lantern-build')
    await service.ops('publish', join(copy.folder, 'remote-activity/dist'), ...DRILL)
    const own = { DATA_DIR: service.dataDir, OPS_ORIGIN: service.origin, LOG_LEVEL: 'fatal' }
    await edge.start({ ...own, SHELL_DIR: join(copy.folder, 'shell/dist') })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/language-ja[.-]/.test(pathname)) asked.push(pathname)
  })
  const heading = page.getByRole('heading', { level: 1 })
  await withoutPopUps(page)

  await test.step('an English page does not load the Japanese texts', async () => {
    await context.addCookies([{ name: COOKIE.locale, value: 'en', url: edge.origin }])
    await page.goto(`${edge.origin}/activity/discount`)
    await expect(heading).toHaveText('Offers')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    expect(asked).toEqual([])
  })
  await test.step('a Japanese page has the translated texts of shell and remote, and English for the rest', async () => {
    await context.addCookies([{ name: COOKIE.locale, value: 'ja', url: edge.origin }])
    await page.goto(`${edge.origin}/activity/discount`)
    await expect(heading).toHaveText(
      TRANSLATED['remote-activity']['remote-activity/discount/discount#discountMessages.title'],
    )
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.getByRole('listitem').first().getByRole('term').filter({ hasText: '終了日' })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'サポート' })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible()
    // One chunk of the shell, and one of the remote from the folder of its build.
    expect(asked.filter((path) => path.startsWith('/r/activity/'))).toHaveLength(1)
    expect(asked.filter((path) => !path.startsWith('/r/'))).toHaveLength(1)
  })
  await test.step('Japanese is offered under its native name', async () => {
    await page.goto(`${edge.origin}/`)
    await expect(page.getByText('日本語', { exact: true }).first()).toBeAttached()
  })
})

/** Fills in the translations, like a translator's tool. */
function translate(name: string, texts: Readonly<Record<string, string>>): void {
  const file = join(copy.folder, `translations/ja/${name}.xlf`)
  const whole = Object.entries(texts).reduce(
    (text, [id, target]) => {
      const unit = new RegExp(`(<trans-unit id="${id.replaceAll('.', '\\.')}"[^>]*>\\s*<source>[^<]*</source>)`)
      expect(text).toMatch(unit)
      return text.replace(unit, `$1\n        <target>${target}</target>`)
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, whole)
}

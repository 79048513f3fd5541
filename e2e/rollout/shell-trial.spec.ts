/** A trial link of the shell: one device sees a shell that no visitor gets, says so, and leaves it (issue 11; decision 0061). */
import { join } from 'node:path'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { anotherShell } from './another-shell.ts'
import { shellOf, untilServed } from './served-shells.ts'

const CHUNK = 'help-zh-ck-md.'
const WHY = ['--reason', 'a drill of the browser tests'] as const

let service: OwnReleaseService | undefined
test.afterEach(() => service?.stop())
test.use(STILL)

test('[EDGE-SHELL-11] [SHELL-OVR-12] [OPS-SHELL-11] a link shows a shell that no visitor gets to one device, with a badge, until it is ended or revoked', async ({
  browser,
  page,
}) => {
  test.setTimeout(480_000)
  const own = await ownReleaseService()
  service = own
  const { origin } = own.edge
  const live = anotherShell(join(own.dataDir, 'live'), '9.0.0-live', CHUNK)
  const tried = anotherShell(join(own.dataDir, 'tried'), '9.1.0-tried', CHUNK)
  await own.ops('publish', live.folder)
  await own.ops('publish', tried.folder, '--canary', '0')
  await untilServed(origin, [live.version])
  const make = async (): Promise<{ link: string; nonce: string }> => {
    const said = await own.ops('override', 'shell', tried.version, '--for', '1h', '--site', origin, ...WHY)
    const link = said.split('\n').find((line) => line.startsWith(origin)) ?? ''
    return { link, nonce: /\(([\w-]+)\)\.\s*$/.exec(said)?.[1] ?? '' }
  }

  await withoutPopUps(page)
  const first = await make()
  // The edge fetches a canary of 0 % shortly after its publish.
  const open = ({ link }: { link: string }) =>
    expect
      .poll(async () => {
        await page.goto(link)
        return shellOf(page)
      })
      .toBe(tried.version)
  await open(first)
  const badge = page.getByRole('complementary', { name: '正在试用的版本' })
  await expect(badge).toContainText(`试用 shell ${tried.version}`)
  expect(page.url()).toBe(`${origin}/`)
  await page.goto(`${origin}/help/qk`)
  expect(await shellOf(page)).toBe(tried.version)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${origin}/help/qk`)
  expect(await shellOf(stranger)).toBe(live.version)
  await expect(stranger.getByRole('complementary', { name: '正在试用的版本' })).toHaveCount(0)
  await stranger.context().close()

  await badge.getByRole('button', { name: '结束试用' }).click()
  await expect(badge).toHaveCount(0)
  expect(await shellOf(page)).toBe(live.version)

  const second = await make()
  await open(second)
  await own.ops('override', 'revoke', second.nonce, '--yes', ...WHY)
  // The edge asks for releases every second.
  await expect
    .poll(async () => {
      await page.goto(`${origin}/help/qk`)
      return shellOf(page)
    })
    .toBe(live.version)
  // A page whose site has ended logs refused requests.
  await page.goto('about:blank')
})

/** Every page of the console has no axe violations and no clipped content, on desktop and phone, in both colour schemes and languages. */
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import type { LoneReleaseService } from '../site/own-release-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { consoleService, FLAG, OLD, publishChat, signIn, YOUNG } from './console-service.ts'

test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

const PAGES = [
  '/',
  '/remotes/chat',
  `/remotes/chat/diff?from=${OLD}&to=${YOUNG}`,
  '/remotes/chat/steps/rollback',
  `/remotes/chat/steps/canary?version=${OLD}`,
  '/remotes/chat/maintenance',
  '/remotes/chat/maintenance?to=2001-01-01T00:00',
  '/maintenance',
  '/skin',
  '/overrides',
  '/remotes/chat/override',
  '/flags',
  `/remotes/chat/flags/${FLAG}/on`,
  '/doctor',
  '/shells',
  '/support',
  '/answers',
  '/costs',
  '/audit',
  '/tokens',
]

let service: LoneReleaseService
test.beforeAll(async () => {
  // Starts a release service and publishes builds through the gate.
  test.setTimeout(480_000)
  service = await consoleService()
  for (const version of [OLD, YOUNG]) await publishChat(service, version)
  await service.ops('override', 'chat', OLD, '--reason', 'a look')
  await service.ops('maintenance', 'chat', '--from', '2099-01-01T00:00Z', '--to', '+90m', '--reason', 'new rooms')
})
test.afterAll(() => service?.stop())

for (const [width, scheme, language] of [
  [1280, 'dark', 'zh'],
  [320, 'light', 'en'],
] as const) {
  test(`[OPS-CON-9] all pages hold at ${width} px, ${scheme}, ${language}`, async ({ page, watch }) => {
    // A maintenance window in the past is answered with 400.
    watch.expectProblem(/400 \(Bad Request\)/)
    // axe injects an inline style, which the policy blocks.
    watch.expectProblem(/Applying inline style violates the following Content Security Policy/)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${service.origin}/login`)
    await expectNoAxeViolations(page)
    await signIn(page, service)
    if (language === 'en') await page.getByRole('button', { name: 'English', exact: true }).click()
    for (const path of PAGES) {
      await test.step(path, async () => {
        await page.goto(`${service.origin}${path}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-CN')
        await expectNoAxeViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        if (language === 'en') expect(await page.locator('main').textContent()).not.toMatch(/\p{Script=Han}/u)
      })
    }
  })
}

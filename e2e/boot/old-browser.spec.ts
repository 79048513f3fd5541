/** Outdated browsers (spec 7; screens.md 0.6): the polyfill for missing library functions, a banner for missing syntax. */
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { expect, test } from '../site/watched-page.ts'

test('[SHELL-BOOT-4] the polyfill loads from its fixed path only in browsers that need it, before the site’s scripts', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
  expect(asked).not.toContain('/polyfill.js')

  const older = await context.newPage()
  await older.addInitScript(() => {
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(Set.prototype, 'union')
    // The shell reads its boot data first; records the state at that moment.
    const find = document.getElementById.bind(document)
    document.getElementById = (id) => {
      if (id === 'lantern-boot') document.documentElement.dataset.foundAtBoot = typeof Promise.withResolvers
      return find(id)
    }
  })
  await older.goto('/')
  await expect(older.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
  await expect(older.locator('html')).toHaveAttribute('data-found-at-boot', 'function')
  expect(await older.evaluate(() => ['union' in Set.prototype, typeof Promise.withResolvers().resolve])).toEqual([
    true,
    'function',
  ])
})

test('[SHELL-BOOT-5, EDGE-17] an unsupported browser shows a banner that links to the supported ones', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...words: [string, string?]) =>
      words.join().includes('oklch') ? false : supports(...(words as [string]))
  })
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: '浏览器提示' })
  await expect(banner).toContainText('您的浏览器版本过旧')
  await expectNoAxeViolations(page)
  await banner.getByRole('link', { name: '查看推荐的浏览器' }).click()
  await expect(page).toHaveURL('/help/tjllq')
  await expect(banner.getByRole('listitem').first()).toContainText('Safari 16.4')
})

test('[SHELL-BOOT-5] a browser that cannot parse the scripts shows it too', async ({ page, watch }) => {
  watch.expectProblem(/SyntaxError|Invalid or unexpected token|Unexpected/)
  await page.route('**/assets/main.*.js', async (route) => {
    const answer = await route.fetch()
    // Simulates an older engine, for which newer syntax is an error.
    await route.fulfill({ response: answer, body: 'class { static { } }', headers: answer.headers() })
  })
  // The hashes in the page and its policy would block the changed script.
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(<script defer[^>]*) integrity="[^"]*"/g, '$1')
    const { 'content-security-policy': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, body, headers })
  })
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: '浏览器提示' })).toBeVisible()
})

/** Browsers that lack something (spec 7; screens.md 0.6): the polyfill for a part of the library, a banner for what no script can add. */
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { expect, test } from '../site/watched-page.ts'

test('[SHELL-BOOT-4] the polyfill comes from its fixed path only for a browser that lacks something, and before the site’s own scripts', async ({
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
    // The shell reads its boot data first of all: what did it find then?
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

test('[SHELL-BOOT-5, EDGE-17] a browser that cannot show the site reads so, with the way to the browsers that can', async ({
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

test('[SHELL-BOOT-5] so does one that cannot read the scripts at all', async ({ page, watch }) => {
  watch.expectProblem(/SyntaxError|Invalid or unexpected token|Unexpected/)
  await page.route('**/assets/main.*.js', async (route) => {
    const answer = await route.fetch()
    // What an older engine makes of newer syntax.
    await route.fulfill({ response: answer, body: 'class { static { } }', headers: answer.headers() })
  })
  // The hash in the page and in its policy would stop the changed script before it is read.
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(<script defer[^>]*) integrity="[^"]*"/g, '$1')
    const { 'content-security-policy': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, body, headers })
  })
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: '浏览器提示' })).toBeVisible()
})

/** From the support code of a page that threw to the line of TypeScript. */
import { useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { supportCase } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'

test('[OPS-MAP-1] the support code of a page that threw leads to the lines of the remote and of the shell', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/^console: /)
  await declinePopUps(page)
  const { token } = await useMember(context, 'demo01')
  // The page of the remote makes one while React, a file of the shell, renders it.
  await page.addInitScript(() => {
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(own, [language, options]) {
        if (options?.style === 'percent' && location.pathname.startsWith('/mine/')) throw new Error('boom')
        return Reflect.construct(own, [language, options])
      },
    })
  })
  await page.goto('/mine/balance')
  const panel = page.getByRole('alert').filter({ hasText: '问题编号' })
  const code = /问题编号 ([A-Z2-9]{7})/.exec((await panel.textContent()) ?? '')?.[1] ?? ''
  const facts = await supportCase(code)
  expect(facts).toMatch(/^failed {3}mine .*, render$/m)
  expect(facts).toMatch(/^ {2}remote-mine\/src\/finance\/breakdown\/breakdown-page\.tsx:\d+:\d+\n {6}.*formatShare\(/m)
  expect(facts).toMatch(/^ {2}node_modules\/react-dom\/.*:\d+:\d+$/m)
  expect(facts).not.toContain(token)
})

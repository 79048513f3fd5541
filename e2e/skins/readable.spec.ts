/** axe finds no contrast violations with any skin on the home page, in both colour schemes (issue 4). */
import { expectReadableInBothSchemes } from '../site/expect-axe.ts'
import { activateSkin, restoreSkins, withoutSkins } from '../site/skin-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { openHome } from './open-home.ts'

const CODES = ['classic', 'spring-festival', 'mid-autumn', 'christmas', 'football']

test.beforeEach(withoutSkins)
test.afterEach(restoreSkins)

test('[OPS-SKIN-2] the five skins have sufficient contrast in both colour schemes', async ({ page }) => {
  // Five skin changes and ten axe runs.
  test.slow()
  await openHome(page)
  for (const code of CODES) {
    await activateSkin(code)
    await expect(page.locator('html')).toHaveAttribute('data-skin', code, { timeout: 20_000 })
    await expectReadableInBothSchemes(page, code)
  }
})

import { expectNoAxeViolations, renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import declaration from '../../remote.json'
import { NotOpenPage } from './not-open-page.tsx'

const OPEN = ['calendar', 'discount', 'friendInvitation', 'friendPeakBet', 'luckyFlip'].map(
  (path) => `/activity/${path}`,
)
const PLACES = declaration.pages.filter(({ path }) => !OPEN.includes(path))

describe('NotOpenPage', () => {
  it.each(PLACES.map((page) => [page.path, page.title] as const))(
    '[ACT-12] has the title of %s and a way back to the offers',
    async (route, title) => {
      const { container, user, location } = renderWithPlatform(<NotOpenPage />, { route })
      expect(screen.getByRole('heading', { level: 1, name: title.zh })).toBeVisible()
      await expectNoAxeViolations(container)
      await user.click(screen.getByRole('button', { name: '返回' }))
      expect(location()).toBe('/activity/discount')
    },
  )

  it('[ACT-12] is titled in English too', () => {
    renderWithPlatform(<NotOpenPage />, { route: '/agent', locale: 'en' })
    expect(screen.getByRole('heading', { level: 1, name: 'Partners programme' })).toBeVisible()
  })
})

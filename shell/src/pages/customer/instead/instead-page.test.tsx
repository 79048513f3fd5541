import { insteadList } from '@lantern/contract/service'
import { fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, within } from '@testing-library/react'
import { InsteadPage } from './instead-page.tsx'

describe('/customer/instead', () => {
  it.each([
    ['zh-CN', '理性娱乐'],
    ['en', 'Safer play'],
  ] as const)('[SHELL-CUST-10] leads to safer play in its header, as each deposit does: %s', async (locale, name) => {
    fakeApi().on(insteadList, { list: [] })
    renderWithPlatform(<InsteadPage />, { route: '/customer/instead', locale })
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name })).toHaveAttribute('href', '/mine/safer')
  })

  it.each([
    ['zh-CN', '生成代充码', '代充金额', '请填写金额'],
    ['en', 'Create top-up code', 'Amount', 'Enter an amount'],
  ] as const)(
    '[SHELL-CUST-11] looks unavailable without an amount, and says so when pressed: %s',
    async (locale, create, amount, missing) => {
      fakeApi().on(insteadList, { list: [] })
      const { user } = renderWithPlatform(<InsteadPage />, { route: '/customer/instead', locale })
      const button = await screen.findByRole('button', { name: create })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      await user.click(button)
      expect(screen.getByRole('textbox', { name: amount })).toHaveAccessibleDescription(new RegExp(missing))
      await user.type(screen.getByRole('textbox', { name: amount }), '100')
      expect(button).not.toHaveAttribute('aria-disabled')
    },
  )
})

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
})

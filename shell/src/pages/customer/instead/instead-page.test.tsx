import { insteadCreate, insteadList } from '@lantern/contract/service'
import { closeDialog, dialogsAtom, pageStore, removeCookie } from '@lantern/platform'
import { fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { InsteadPage } from './instead-page.tsx'

afterEach(() => removeCookie('securityTip'))

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

  it('[SHELL-DLG-8] shows the security tip before the first code on a device, and creates the code once it was read', async () => {
    const api = fakeApi()
    api.on(insteadList, { list: [] })
    api.refuse(insteadCreate, 712001, 'limit')
    const { user } = renderWithPlatform(<InsteadPage />, { route: '/customer/instead' })
    await user.type(await screen.findByRole('textbox', { name: '代充金额' }), '300')
    const create = screen.getByRole('button', { name: '生成代充码' })
    await user.click(create)
    expect(api.calls(insteadCreate)).toEqual([])
    act(() => pageStore.get(dialogsAtom).open[0]?.buttons?.[0]?.onPress?.())
    await waitFor(() => expect(api.calls(insteadCreate)).toMatchObject([{ amount: '300', method: 'BANK' }]))
    act(() => closeDialog('security-tip'))
    await user.click(create)
    await waitFor(() => expect(api.calls(insteadCreate)).toHaveLength(2))
    expect(pageStore.get(dialogsAtom).open).toEqual([])
  })
})

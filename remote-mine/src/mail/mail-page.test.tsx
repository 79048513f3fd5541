import { type Mail, mailDelete, mailKeys, mailList, mailPin, mailRead, mailText } from '@lantern/contract/mail'
import { noticeList } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import {
  adoptToken,
  clearSession,
  closeDialog,
  dialogsAtom,
  pageStore,
  queryClient,
  readStoredText,
} from '@lantern/platform'
import { aMember, aNotice, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { MailPage } from './mail-page.tsx'
import { storedPage } from './parts/offline-mails.ts'

const aMail = (change: Partial<Mail> = {}): Mail => ({
  id: 'M1',
  type: 'money',
  title: { zh: '存款到账', en: 'Deposit credited' },
  body: { zh: '您的存款已到账。', en: 'Your deposit arrived.' },
  bizNo: 'D1',
  at: NOON,
  read: false,
  pinned: false,
  signature: '',
  ...change,
})
const NOTICE = aMail({ id: 'M2', type: 'notice', title: { zh: '新设备', en: 'New device' }, bizNo: '', read: true })
const answer = (list: Mail[], unread = { notice: 1, offer: 0 }) => ({
  list,
  total: list.length,
  hasMore: false,
  unread,
  phrase: '蓝色灯笼',
})

function answers(api: FakeApi) {
  api.on(memberInfo, aMember())
  api.on(mailKeys, { list: [] })
  api.on(mailList, answer([aMail(), NOTICE]))
  api.on(noticeList, { list: [aNotice({ title: '维护公告' })] })
}
function open(change: (api: FakeApi) => void = () => {}, route = '/mine/mail') {
  const api = fakeApi()
  answers(api)
  change(api)
  return { api, ...renderWithPlatform(<MailPage />, { route }) }
}
const row = (name: RegExp) => screen.findByRole('button', { name })

describePage('MailPage', {
  page: <MailPage />,
  route: '/mine/mail',
  title: { 'zh-CN': '站内信', en: 'Mail' },
  reads: [mailList],
  answers,
  empty: { answers: (api) => api.on(mailList, answer([])), text: { 'zh-CN': '暂无消息', en: 'No mail yet' } },
})

describe('mail', () => {
  it('[MINE-MAIL-1] opens a mail, marks it as read and leads to what it is about', async () => {
    const { api, user } = open((fake) => fake.on(mailRead, { unread: { notice: 0, offer: 0 }, gone: [] }))
    await user.click(await row(/存款到账/))
    const sheet = await screen.findByRole('dialog', { name: '存款到账' })
    expect(within(sheet).getByText('防伪短语：蓝色灯笼')).toBeVisible()
    expect(within(sheet).getByRole('link', { name: '查看详情' })).toHaveAttribute(
      'href',
      '/mine/finance/deposit?orderNo=D1',
    )
    await waitFor(() => expect(api.calls(mailRead)).toEqual([{ ids: ['M1'] }]))
  })

  it('[MINE-MAIL-9] names the number in a line of its own, which can be copied', async () => {
    const { user } = open((fake) => fake.on(mailRead, { unread: { notice: 0, offer: 0 }, gone: [] }))
    await user.click(await row(/存款到账/))
    const sheet = await screen.findByRole('dialog', { name: '存款到账' })
    expect(within(sheet).getByText('编号').nextElementSibling).toHaveTextContent('D1')
    await user.click(within(sheet).getByRole('button', { name: '复制编号' }))
    expect(await navigator.clipboard.readText()).toBe('D1')
  })

  it('[MINE-MAIL-8] leads to the security phrase and the notifications after the last mail, not in a search', async () => {
    const { user } = open()
    expect(await screen.findByRole('link', { name: /^防伪短语/ })).toHaveAttribute('href', '/mine/security')
    expect(screen.getByRole('link', { name: /^通知设置/ })).toHaveAttribute('href', '/mine/notifications')
    await user.click(screen.getByRole('button', { name: '搜索站内信' }))
    await user.type(screen.getByRole('searchbox'), '存款')
    await waitFor(() => expect(screen.queryByRole('link', { name: /^防伪短语/ })).toBeNull())
  })

  it('[MINE-MAIL-1] removes a mail that was deleted on another device', async () => {
    const { api, user } = open((fake) => fake.on(mailRead, { unread: { notice: 0, offer: 0 }, gone: ['M1'] }))
    const mail = await row(/存款到账/)
    api.on(mailList, answer([NOTICE], { notice: 0, offer: 0 }))
    await user.click(mail)
    await waitFor(() => expect(screen.queryByText('存款到账')).toBeNull())
  })

  it('[MINE-MAIL-2] searches in a field that an icon opens, and filters on the server', async () => {
    const { api, user } = open()
    await row(/存款到账/)
    await user.click(screen.getByRole('button', { name: '搜索站内信' }))
    await user.type(screen.getByRole('searchbox', { name: '搜索站内信' }), '存')
    await user.click(screen.getByRole('button', { name: '只看未读' }))
    await waitFor(() => expect(api.calls(mailList).at(-1)).toMatchObject({ keyword: '存', unread: true }))
  })

  it('[MINE-MAIL-2] marks a tab as read, pins, and deletes a selection after a confirmation', async () => {
    const { api, user } = open((fake) => {
      fake.on(mailRead, { unread: { notice: 0, offer: 0 }, gone: [] })
      fake.on(mailPin, {})
      fake.on(mailDelete, { kept: [] })
    })
    await user.click(await row(/全部已读/))
    await waitFor(() => expect(api.calls(mailRead)).toEqual([{ all: 'notice' }]))
    await user.click(await row(/新设备/))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '置顶' }))
    await waitFor(() => expect(api.calls(mailPin)).toEqual([{ id: 'M2', pinned: true }]))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: '编辑' }))
    await user.click(screen.getByRole('checkbox', { name: '选择 新设备' }))
    expect(screen.getByRole('button', { name: '删除 1 封' })).toBeEnabled()
    expect(api.calls(mailDelete)).toEqual([])
  })

  it('[MINE-MAIL-3] flags a forged mail and offers no link from it', async () => {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
    const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
    const key = btoa(String.fromCharCode(...spki))
    const { user } = open((fake) => fake.on(mailKeys, { list: [{ key }] }))
    await user.click(await row(/存款到账.*签名无效/))
    const sheet = await screen.findByRole('dialog', { name: '存款到账' })
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('签名无效')
    expect(within(sheet).queryByRole('link', { name: '查看详情' })).toBeNull()
    expect(within(sheet).queryByText(/防伪短语/)).toBeNull()
    expect(within(sheet).queryByText('编号')).toBeNull()
  })

  it('[MINE-MAIL-3] verifies mail in a session that a link opened, whose member is not known at first', async () => {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
    const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
    const { memberId } = aMember()
    const text = new TextEncoder().encode(mailText(memberId, aMail()))
    const signature = btoa(
      String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, text))),
    )
    const { user } = open((fake) => {
      fake.on(mailKeys, { list: [{ key: btoa(String.fromCharCode(...spki)) }] })
      fake.on(mailList, answer([aMail({ signature })]))
      fake.on(mailRead, { unread: { notice: 0, offer: 0 }, gone: [] })
    })
    act(() => {
      clearSession()
      adoptToken('token-of-a-link')
    })
    await user.click(await row(/存款到账/))
    expect(await within(await screen.findByRole('dialog')).findByText('官方签名有效')).toBeVisible()
  })

  it('[MINE-MAIL-5] stays readable offline and synchronizes what was read there', async () => {
    const { api, user } = open()
    await row(/存款到账/)
    api.lose(mailList)
    api.lose(mailRead)
    await act(() => queryClient.resetQueries({ queryKey: ['mine-mail'] }))
    expect(await screen.findByText(/显示已保存在本机的 2 封/, undefined, { timeout: 6_000 })).toBeVisible()
    await user.click(await row(/存款到账/))
    await waitFor(() => expect(readStoredText('mailbox')).toContain('"read":["M1"]'))
    const sent = api.calls(mailRead).length
    api.on(mailRead, { unread: { notice: 0, offer: 0 }, gone: [] })
    api.on(mailList, answer([aMail({ read: true }), NOTICE], { notice: 0, offer: 0 }))
    await act(() => queryClient.invalidateQueries({ queryKey: ['mine-mail'] }))
    await waitFor(() => expect(readStoredText('mailbox')).toContain('"read":[]'))
    expect(api.calls(mailRead).slice(sent)).toContainEqual({ ids: ['M1'] })
  })

  it('[MINE-MAIL-5] keeps 50 on the device', async () => {
    const many = Array.from({ length: 50 }, (_, n) => aMail({ id: `M${n}` }))
    const { api } = open((fake) => fake.on(mailList, answer(many, { notice: 50, offer: 0 })))
    await screen.findAllByRole('button', { name: /存款到账/ })
    expect(api.calls(mailList)[0]).toMatchObject({ pageNum: 1, pageSize: 50 })
    expect(storedPage({ tab: 'notice', unread: false, keyword: '' })?.list).toHaveLength(50)
  })

  it('[MINE-MAIL-5] keeps none that was deleted from the results of a search', async () => {
    const { api, user } = open((fake) => fake.on(mailDelete, { kept: [] }))
    const stored = () => storedPage({ tab: 'notice', unread: false, keyword: '' })?.list.map(({ id }) => id)
    await row(/新设备/)
    expect(stored()).toEqual(['M1', 'M2'])
    await user.click(screen.getByRole('button', { name: '搜索站内信' }))
    await user.type(screen.getByRole('searchbox', { name: '搜索站内信' }), '新')
    await waitFor(() => expect(api.calls(mailList).at(-1)).toMatchObject({ keyword: '新' }))
    await user.click(await row(/新设备/))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }))
    const question = () => pageStore.get(dialogsAtom).open.find(({ id }) => id === 'delete-mail')
    await waitFor(() => expect(question()).toBeDefined())
    await act(async () => {
      await question()
        ?.buttons?.find(({ text }) => text === '删除')
        ?.onPress?.()
      closeDialog('delete-mail')
    })
    await waitFor(() => expect(api.calls(mailDelete)).toEqual([{ ids: ['M2'] }]))
    await waitFor(() => expect(stored()).toEqual(['M1']))
  })

  it('[MINE-MAIL-6] shows the notices of the site in their own tab', async () => {
    const { user, location } = open()
    await user.click(await screen.findByRole('tab', { name: '公告' }))
    expect(await screen.findByText('维护公告')).toBeVisible()
    expect(location()).toBe('/mine/mail?tab=bulletin')
  })
})

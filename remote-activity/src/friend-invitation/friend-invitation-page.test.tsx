import { type Friend, inviteClaim, inviteFriends, inviteInfo } from '@lantern/contract/invitation'
import { expectNoAxeViolations, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen, waitFor, within } from '@testing-library/react'
import { FriendInvitationPage } from './friend-invitation-page.tsx'

const ROUTE = '/activity/friendInvitation'
const rule = {
  reward: '28.00',
  friendReward: '18.00',
  minDeposit: '100.00',
  turnoverMultiple: 1,
  rewardMultiple: 1,
}
const LINK = '/user/register?i_code=LAMP8888'
const info = (claimable = '28.00', claimed = '0.00') => ({
  i_code: 'LAMP8888',
  link: LINK,
  qrData: LINK,
  rule,
  stats: { clicked: 23, registered: 9, deposited: 5, valid: 3, claimable, claimed },
})
const friend = (change: Partial<Friend> = {}): Friend => ({
  id: 'f1',
  nickMasked: '木*',
  stage: 'valid',
  at: NOON,
  rewardId: 'IR1',
  rewardState: 'claimable',
  ...change,
})
const friends = (...list: Friend[]) => ({ list, total: list.length, hasMore: false })
const answers = (api: FakeApi) => {
  api.on(inviteInfo, info())
  api.on(
    inviteFriends,
    friends(friend(), friend({ id: 'f2', nickMasked: '同*', stage: 'refused', rewardId: null, rewardState: 'none' })),
  )
}

describePage('FriendInvitationPage', {
  page: <FriendInvitationPage />,
  route: ROUTE,
  title: { 'zh-CN': '邀请好友', en: 'Invite friends' },
  reads: [inviteInfo],
  answers,
})

function open(locale: 'zh-CN' | 'en' = 'zh-CN', member: string | null = 'demo01') {
  const api = fakeApi()
  answers(api)
  return { api, ...renderWithPlatform(<FriendInvitationPage />, { route: ROUTE, locale, member }) }
}

describe('FriendInvitationPage', () => {
  it('[ACT-28] shows visitors the rule and asks them to log in', async () => {
    const api = fakeApi()
    api.on(inviteInfo, { i_code: '', link: '', qrData: '', rule, stats: null })
    const { container } = renderWithPlatform(<FriendInvitationPage />, { route: ROUTE, member: null, locale: 'en' })
    expect(await screen.findByText(/first deposit of ¥100.00 or more and a turnover of 1×/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      expect.stringContaining('friendInvitation'),
    )
    expect(screen.queryByRole('img', { name: /QR/ })).not.toBeInTheDocument()
    expect(api.calls(inviteFriends)).toHaveLength(0)
    await expectNoAxeViolations(container)
  })

  it('[ACT-28] copies and shares the link of this site', async () => {
    const shared: ShareData[] = []
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '复制链接' }))
    const address = `${location.origin}${LINK}`
    expect(await navigator.clipboard.readText()).toBe(address)
    await user.click(screen.getByRole('button', { name: '分享' }))
    expect(shared).toEqual([expect.objectContaining({ url: address })])
    expect(screen.getByRole('img', { name: '邀请链接的二维码' })).toBeVisible()
    Reflect.deleteProperty(navigator, 'share')
  })

  it('[ACT-28] shows a message if the browser cannot make the poster', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    const { user } = open('en')
    await user.click(await screen.findByRole('button', { name: 'Share poster' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Share poster' }))
    expect(sheet.getByRole('img', { name: 'Poster with the code LAMP8888' })).toBeVisible()
    await expectNoAxeViolations(document.body)
    await user.click(sheet.getByRole('button', { name: 'Save picture' }))
    expect(await sheet.findByText(/^This browser cannot make the picture/)).toBeVisible()
    jest.restoreAllMocks()
  })

  it('[ACT-29] shows the funnel and the stages of friends, and loads more of them', async () => {
    const { api, user } = open('en')
    api.on(inviteFriends, { ...friends(friend()), total: 2, hasMore: true })
    expect(await screen.findByText('Opened')).toBeVisible()
    expect(screen.getByText('23')).toBeVisible()
    const more = await screen.findByRole('button', { name: 'More friends' })
    api.on(inviteFriends, friends(friend({ id: 'f9', nickMasked: '新*', stage: 'refused', rewardState: 'none' })))
    await user.click(more)
    expect(await screen.findByText('新*')).toBeVisible()
    expect(screen.getByText('Does not count')).toBeVisible()
    expect(api.calls(inviteFriends)).toMatchObject([{ pageNum: 1 }, { pageNum: 2 }])
  })

  it('[ACT-29] claims a reward once for two taps, and with the same request number after a lost answer', async () => {
    const { api, user, container } = open()
    const claim = () => screen.findByRole('button', { name: '领取 28.00（木*）' })
    api.lose(inviteClaim)
    await user.click(await claim())
    expect(await screen.findByRole('alert')).toBeVisible()
    api.on(inviteClaim, { rewardId: 'IR1', amount: '28.00', auditId: 'A1', ledgerNo: 'L1' })
    api.on(inviteInfo, info('0.00', '28.00'))
    api.on(inviteFriends, friends(friend({ rewardState: 'claimed' })))
    await user.dblClick(await claim())
    expect(await screen.findByText('28.00 已进入锁定奖金。')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^领取/ })).not.toBeInTheDocument())
    const sent = api.calls(inviteClaim) as { requestNo: string }[]
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    await expectNoAxeViolations(container)
  })
})

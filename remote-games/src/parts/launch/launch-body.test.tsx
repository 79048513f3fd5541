/**
 * The body of a launch, as bytes of its request, on a site under https.
 * @jest-environment-options {"url": "https://lantern.test/"}
 */
import { type AuditTaskView, auditTasks } from '@lantern/contract/audit'
import { type LaunchAnswer, venueLaunch } from '@lantern/contract/games'
import { saferSettings } from '@lantern/contract/safer-settings'
import { memberInfo } from '@lantern/contract/user'
import { aMember, aVenue, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { obUser, orderLaunch } from './flow/launch.api.ts'
import { LaunchSheet } from './launch-sheet.tsx'

const LAUNCHED: LaunchAnswer = {
  url: 'https://v.test/#code=1',
  h5Url: 'https://v.test/#code=1',
  activityUrl: '',
  resource: 'https://v.test',
  token: 'tok',
  apiUrl: '',
  moved: '',
}
const BONUS: AuditTaskView = {
  id: 'T7',
  source: 'offer',
  sourceNo: 'A1',
  amount: '88.00',
  multiple: '10',
  required: '880.00',
  done: '0.00',
  products: ['sport'],
  isBonus: true,
  startAt: 0,
  endAt: null,
  state: 'OPEN',
}
const REQUEST_NO = '1b4e28ba-2fa1-4d20-883f-0016d3cca427'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(venueLaunch, LAUNCHED)
  api.on(obUser, { userId: 'ob-7' })
  api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: null } })
})

/** Bodies of launches, read from the bytes that the transport was given. */
const bodies = (): unknown[] => api.calls(venueLaunch)

/** Enters the venue by the launch dialog while the tasks of the member are those given. */
async function enterWith(list: AuditTaskView[], note: RegExp): Promise<void> {
  api.on(auditTasks, { asOf: 0, list })
  const { user } = renderWithPlatform(<LaunchSheet venue={aVenue()} gameCode="g1" onClose={() => undefined} />, {
    route: '/game/sport',
    path: '/game/sport',
  })
  expect(await screen.findByText(note)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '进入' }))
  await waitFor(() => expect(bodies()).toHaveLength(1))
}

const MANUAL = {
  enName: 'OBTY',
  appSendMoney: 0,
  gameCode: 'g1',
  https: 1,
  isApp: 0,
  isPreload: 0,
  isManualLaunch: 1,
  siteId: 1001,
  temporaryParam: {},
}

describe('body of a launch', () => {
  it('[GAMES-61] has the id of the open bonus that play counts for', async () => {
    await enterWith([BONUS], /在此投注计入进行中优惠/)
    expect(bodies()).toEqual([{ ...MANUAL, activity: 'T7', isSure: 0 }])
  })

  it('[GAMES-61] says that the member entered after the warning that play counts for no open bonus', async () => {
    await enterWith([{ ...BONUS, products: ['egame'] }], /进行中的优惠只计电子/)
    expect(bodies()).toEqual([{ ...MANUAL, activity: '', isSure: 1 }])
  })

  it('[GAMES-61] has each field as ordered, also where the contract has another default', async () => {
    const order = { venue: 'IMTY', gameCode: 'g2', amount: '50', requestNo: REQUEST_NO, activity: 'T7', isSure: true }
    await act(() => orderLaunch({ ...order, isPreload: true }))
    expect(bodies()).toEqual([
      {
        enName: 'IMTY',
        appSendMoney: 1,
        activity: 'T7',
        gameCode: 'g2',
        https: 1,
        isApp: 0,
        isSure: 1,
        isPreload: 1,
        isManualLaunch: 0,
        siteId: 1001,
        temporaryParam: { amount: '50', requestNo: REQUEST_NO },
      },
    ])
  })
})

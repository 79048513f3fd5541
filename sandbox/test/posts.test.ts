/** What is written on the control page is on the site with the next read. */
import { activityDetail, activityList, popInfo } from '@lantern/contract/activity'
import { noticeList } from '@lantern/contract/site'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const TEXTS = { titleZh: '灯节', titleEn: 'Lantern night', textZh: '说明', textEn: 'Details' }
const idOf = (answer: { data: unknown }) => (answer.data as { id: string }).id
type Running = { id: string; kind: string; title: string }
const running = async () =>
  ((await sandbox.control({ action: 'state' })).data as { campaigns: Running[] }).campaigns.map(
    ({ kind, title }) => `${kind} ${title}`,
  )
const en = { headers: { 'accept-language': 'en' } }

describe('the control page', () => {
  it('[SBX-POST-1] publishes a notice and a pop-up at once, first of all, until they end', async () => {
    const notice = idOf(
      await sandbox.control({ action: 'notice.publish', ...TEXTS, jump: '/activity/discount', minutes: 5 }),
    )
    const popup = idOf(await sandbox.control({ action: 'popup.publish', ...TEXTS, minutes: 60 }))
    const notices = async () => (await sandbox.call(noticeList, {}, en)).list
    const popUps = async () => (await sandbox.call(popInfo, {})).list
    expect((await notices())[0]).toMatchObject({
      id: notice,
      title: 'Lantern night',
      content: 'Details',
      jump: '/activity/discount',
    })
    expect((await popUps())[0]).toMatchObject({
      id: popup,
      title: { zh: '灯节' },
      terms: { en: 'Details' },
      jumpType: 0,
    })
    expect((await running()).sort()).toEqual(['notice Lantern night', 'popup Lantern night'])
    await sandbox.advance(5 * MINUTE_MS)
    expect(await running()).toEqual(['popup Lantern night'])
    expect((await notices()).some(({ id }) => id === notice)).toBe(false)
    expect((await sandbox.control({ action: 'campaign.end', id: popup })).status).toBe(200)
    expect((await popUps()).some(({ id }) => id === popup)).toBe(false)
    expect((await sandbox.control({ action: 'campaign.end', id: popup })).status).toBe(400)
    expect((await sandbox.control({ action: 'popup.publish', ...TEXTS, jump: '//elsewhere', minutes: 1 })).status).toBe(
      400,
    )
  })

  it('[SBX-POST-1, SBX-ACT-9] publishes an offer whose terms are acceptable, and refuses others', async () => {
    const offer = {
      action: 'offer.publish',
      ...TEXTS,
      product: 'sport',
      percent: 10,
      multiple: 3,
      maxBonus: '50.00',
      minutes: 60,
    } as const
    const id = idOf(await sandbox.control(offer))
    expect((await sandbox.call(activityList, {})).list[0]).toMatchObject({
      id,
      title: { en: 'Lantern night' },
      multiple: 3,
      maxBonus: '50.00',
    })
    const detail = await sandbox.call(activityDetail, { id })
    expect(detail.product).toBe('sport')
    expect(detail.terms.find(({ name }) => name.en === 'Not counted')?.value.en).toBe(
      'Bets at European odds below 1.50, void bets, pushes.',
    )
    expect(await running()).toEqual(['offer Lantern night'])
    expect((await sandbox.control({ ...offer, multiple: 11 })).status).toBe(400)
    await sandbox.advance(1)
    expect((await sandbox.control({ action: 'campaign.end', id })).status).toBe(200)
    expect((await sandbox.call(activityList, {})).list.some((listed) => listed.id === id)).toBe(false)
  })
})

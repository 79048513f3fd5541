import { randomUUID } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import {
  FEEDBACK_SLA_MS,
  type FeedbackType,
  feedbackClose,
  feedbackCreate,
  feedbackDetail,
  feedbackEscalate,
  feedbackList,
  feedbackReopen,
  feedbackReply,
  MAX_OPEN_FEEDBACK,
} from '@lantern/contract/feedback'
import { mailList } from '@lantern/contract/mail'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { ANSWER_MS, TAKE_MS } from '../src/feedback/feedback.rules.ts'
import { openSandbox } from './harness.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const draft = (type: FeedbackType, text: string) => ({ type, text, requestNo: randomUUID() })
const open = (token: string, type: FeedbackType, text: string) =>
  sandbox.call(feedbackCreate, draft(type, text), { token })

describe('a case', () => {
  it('[SBX-FB-1] is opened once for the same text, and a member has five open ones', async () => {
    const token = await sandbox.signIn('newbie1')
    const { id } = await open(token, 'game', '老虎机页面打不开，一直在转圈')
    expect(await open(token, 'game', '老虎机页面打不开，一直在转圈！')).toEqual({ id, isExisting: true })
    for (let count = 1; count < MAX_OPEN_FEEDBACK; count += 1)
      await open(token, 'suggestion', `希望增加第 ${count} 个功能`)
    const sixth = await sandbox.ask(feedbackCreate, draft('suggestion', '希望增加再一个功能'), { token })
    expect(sixth.code).toBe(CODE.ORDER_IN_PROGRESS)
    expect((await sandbox.call(feedbackList, {}, { token })).total).toBe(MAX_OPEN_FEEDBACK)
    expect((await sandbox.ask(feedbackCreate, draft('game', '太短了'), { token })).code).toBe(CODE.VALIDATION)
    const html = `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`
    const fake = await sandbox.ask(
      feedbackReply,
      { id, text: '截图', images: [html], requestNo: randomUUID() },
      { token },
    )
    expect(fake).toMatchObject({ code: CODE.VALIDATION, data: { fields: { images: expect.any(String) } } })
  })

  it('[SBX-FB-5] keeps a way to reach its member, and shows it masked', async () => {
    const token = await sandbox.signIn('audit01')
    const ask = (contact: string) =>
      sandbox.ask(feedbackCreate, { ...draft('account', `请联系我 ${randomUUID()}`), contact }, { token })
    for (const contact of ['weixin: lin', 'lin@example', '12345', `${'1'.repeat(70)}`])
      expect([contact, (await ask(contact)).code]).toEqual([contact, CODE.VALIDATION])
    const { data } = await ask(' lin@example.com ')
    const shown = await sandbox.call(feedbackDetail, { id: (data as { id: string }).id }, { token })
    expect(shown.contactMasked).toBe('l***@example.com')
    const none = await open(token, 'game', '没有留下联系方式的反馈')
    expect(await sandbox.call(feedbackDetail, { id: none.id }, { token })).toMatchObject({ contactMasked: '' })
    // Asked again within ten minutes: the case takes what it lacks, and keeps what it has.
    for (const contact of ['lin@a-domain-of-more-than-24-letters.example', 'other@example.com'])
      await sandbox.call(feedbackCreate, { ...draft('game', '没有留下联系方式的反馈'), contact }, { token })
    const again = await sandbox.call(feedbackDetail, { id: none.id }, { token })
    expect(again.contactMasked).toMatch(/^l\*\*\*@a-domain/)
  })

  it('[SBX-FB-2] [SBX-FB-3] has its clock, is asked for details, answered, rated and reopened', async () => {
    const token = await sandbox.signIn('demo01')
    const { id } = await open(token, 'money', '存款一小时了还没有到账')
    const at = sandbox.clock.now()
    const detail = () => sandbox.call(feedbackDetail, { id }, { token })
    expect(await detail()).toMatchObject({ state: 'waiting', slaAt: at + FEEDBACK_SLA_MS, day: null, canReopen: false })
    await sandbox.advance(TAKE_MS + MINUTE_MS)
    expect(await detail()).toMatchObject({ state: 'working' })
    await sandbox.advance(ANSWER_MS)
    expect(await detail()).toMatchObject({ state: 'info', slaAt: null, canReply: true })
    await sandbox.call(feedbackReply, { id, text: '订单 D123', requestNo: randomUUID() }, { token })
    expect(await detail()).toMatchObject({ state: 'working', slaAt: sandbox.clock.now() + FEEDBACK_SLA_MS })
    await sandbox.advance(ANSWER_MS + MINUTE_MS)
    const solved = await detail()
    expect(solved).toMatchObject({ state: 'solved', canReply: false, canReopen: true })
    expect(solved.timeline.map(({ from }) => from)).toEqual(['member', 'system', 'staff', 'member', 'staff'])
    expect((await sandbox.call(mailList, { tab: 'notice', keyword: id }, { token })).list).toHaveLength(2)
    await sandbox.call(feedbackClose, { id, rate: 4 }, { token })
    expect(await detail()).toMatchObject({ state: 'closed', rating: 4 })
    await sandbox.call(feedbackReopen, { id, why: '又没有到账' }, { token })
    expect(await detail()).toMatchObject({ state: 'working' })
    const stranger = await sandbox.signIn('vip10aa')
    expect((await sandbox.ask(feedbackDetail, { id }, { token: stranger })).code).toBe(CODE.STATE_CHANGED)
  })

  it('[SBX-FB-4] of a complaint is escalated once and ends with the final letter', async () => {
    const token = await sandbox.signIn('vip10aa')
    const { id } = await open(token, 'complaint', '客服处理不当，要求复核')
    await sandbox.call(feedbackEscalate, { id }, { token })
    await sandbox.call(feedbackEscalate, { id }, { token })
    const before = await sandbox.call(feedbackDetail, { id }, { token })
    expect(before).toMatchObject({ state: 'working', escalated: true, canEscalate: false, day: 1, finalLetter: null })
    await sandbox.advance(ANSWER_MS + MINUTE_MS)
    const after = await sandbox.call(feedbackDetail, { id }, { token })
    expect(after).toMatchObject({
      state: 'closed',
      canReopen: false,
      finalLetter: expect.stringMatching(/^Final position/),
    })
  })
})

import { collectorReportSchema } from '@lantern/contract/federation'
import { walletOverview } from '@lantern/contract/wallet'
import { fakeApi } from '@lantern/testing'
import { parse } from 'valibot'
import { call } from '../../../src/http/call.ts'
import { keepBreadcrumbs, noteEvent, readBreadcrumbs } from '../../../src/report/breadcrumbs.ts'
import { signIn } from '../../../src/session/session.ts'

describe('the breadcrumbs behind a support code', () => {
  it('[SHELL-ERR-12] keep the last fifty events, oldest first, in the contract’s format', () => {
    for (let number = 0; number < 60; number += 1) noteEvent('route', `/help/${number}`)
    const breadcrumbs = readBreadcrumbs()
    expect(breadcrumbs).toHaveLength(50)
    expect(breadcrumbs.map(({ what }) => what)).toEqual(Array.from({ length: 50 }, (_, index) => `/help/${index + 10}`))
    expect(() => parse(collectorReportSchema, { kind: 'error', trail: breadcrumbs })).not.toThrow()
  })

  it('[SHELL-ERR-12] continue on the next page of the session, unless storage holds something else', () => {
    noteEvent('route', '/before')
    keepBreadcrumbs()
    noteEvent('route', '/after')
    expect(
      readBreadcrumbs()
        .slice(-2)
        .map(({ what }) => what),
    ).toEqual(['/before', '/after'])
    sessionStorage.setItem('breadcrumbs', '[{"ms":"soon"}]')
    expect(readBreadcrumbs().map(({ what }) => what)).toEqual(['/after'])
  })

  it('[SHELL-ERR-12] merge repeated events, so that a poll pushes nothing out', () => {
    noteEvent('route', '/mine')
    for (let turn = 0; turn < 50; turn += 1) noteEvent('code', '10001 /poll')
    expect(readBreadcrumbs().slice(-2)).toEqual([
      expect.objectContaining({ kind: 'route', what: '/mine' }),
      expect.objectContaining({ kind: 'code', what: '10001 /poll' }),
    ])
  })

  it('[SHELL-ERR-12] contain code and endpoint of a refusal, never token, amount or message', async () => {
    const api = fakeApi()
    signIn(
      { token: 'secret-token', memberId: 'm1', userName: 'demo01', expireAt: 1, guideDone: true },
      { remember: false },
    )
    api.refuse(walletOverview, 711001, '余额 88.00 不足', { orderNo: 'D123' })
    await call(walletOverview, {}).catch(() => undefined)
    api.lose(walletOverview)
    await call(walletOverview, {}, { path: '/v1/secret-token/counts?merchantCode=Y' }).catch(() => undefined)
    const text = JSON.stringify(readBreadcrumbs())
    expect(text).toContain(`711001 ${walletOverview.path}`)
    expect(text).toContain(`terminated 0 ${walletOverview.path}`)
    expect(text).not.toMatch(/secret-token|demo01|88\.00|D123/)
  })
})

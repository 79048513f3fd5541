import { collectorBatchSchema } from '@lantern/contract/federation'
import { noteEvent, signIn } from '@lantern/platform'
import { parse } from 'valibot'
import { newSupportCode } from './support-code.ts'

const sent: string[] = []
beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_url: string, body: string) => sent.push(body) > 0,
  })
  Object.defineProperty(window, '__LANTERN__', {
    configurable: true,
    value: { shell: '1.0.0-s', remotes: { mine: '1.0.0-m' }, skin: '' },
  })
})

describe('newSupportCode', () => {
  it('[SHELL-ERR-12] sends the exact builds and the last events at once, in the contract’s format', () => {
    noteEvent('route', '/mine/finance/wallet')
    noteEvent('remote', 'games failed 1.0.0-g')
    const code = newSupportCode({ remote: 'games', version: '1.0.0-g', phase: 'chunk', cause: 'ChunkLoadError: 7' })
    expect(code).toMatch(/^[A-Z2-9]{7}$/)
    const { reports } = parse(collectorBatchSchema, JSON.parse(sent.at(-1) ?? ''))
    expect(reports).toEqual([
      expect.objectContaining({
        supportCode: code,
        shell: '1.0.0-s',
        remotes: { mine: '1.0.0-m' },
        remote: 'games',
        version: '1.0.0-g',
        trail: expect.arrayContaining([expect.objectContaining({ kind: 'route', what: '/mine/finance/wallet' })]),
      }),
    ])
  })

  it('[SHELL-ERR-12] contains no token and no member data', () => {
    const token = 'kfj3-2jfk3_jf93jf9k2j3f9j23f9j2k3f9j23f9j2f'
    signIn({ token, memberId: 'U2611210001', userName: 'demo01', expireAt: 1, guideDone: true }, { remember: false })
    newSupportCode({
      phase: 'render',
      cause: `TypeError: ${token} of mail@example.com at /x?token=${token} 6222020200112233`,
    })
    expect(sent.at(-1)).not.toMatch(/kfj3|demo01|U2611210001|example\.com|622202/)
  })
})

import { linkablePages } from '../../host/navigation/site-pages.ts'
import { editDistance, guessPaths, wordsOf } from './path-guess.rules.ts'

const known = () => [...linkablePages(true).map(({ path }) => path), '/help/kh', '/help/ck']

describe('guessPaths', () => {
  it.each([
    ['/mine/ebpayAccount', '/mine/ebpayAcount'],
    ['/mine/alipayaccount', '/mine/alipayAcount'],
    ['/mine/addBankcard/', '/mine/addBankCard'],
    ['/game/sprot', '/game/sport'],
    ['/mine/finance/withdrawl', '/mine/finance/withdrawal'],
  ])('[SHELL-STAT-7] guesses what %s meant', (asked, meant) => {
    expect(guessPaths(asked, known())[0]).toBe(meant)
  })

  it('[SHELL-STAT-7] suggests only similar paths, three at most', () => {
    expect(guessPaths('/no/such/page', known())).toEqual([])
    expect(guessPaths('/%E0%A4%A', known())).toEqual([])
    expect(guessPaths('/mine/wechatAcoun', known()).length).toBeLessThanOrEqual(3)
  })
})

describe('editDistance', () => {
  it('counts a letter added, left out, changed or swapped with its neighbour as one', () => {
    expect([editDistance('acount', 'account'), editDistance('sprot', 'sport'), editDistance('game', 'gane')]).toEqual([
      1, 1, 1,
    ])
    expect(editDistance('', 'abc')).toBe(3)
  })
})

describe('wordsOf', () => {
  it.each([
    ['/activity/lucky-flip2', 'activity lucky flip2'],
    ['/mine/ebpayAccount', 'mine ebpay Account'],
    ['/%E4%BD%93%E8%82%B2/index.html', '体育 index'],
    ['/%E0%A4%A', 'E0 A4 A'],
    ['/', ''],
  ])('[SHELL-STAT-7] reads %s as "%s"', (path, words) => expect(wordsOf(path)).toBe(words))
})

import { pinyin } from 'pinyin-pro'
import { frameAt, takePages } from '../../../host/navigation/site-pages.ts'
import { localIndex, SHELL_INDEX } from './local-index.ts'
import { findLocal } from './local-match.rules.ts'
import { pinyinMatchAt } from './pinyin-match.rules.ts'

const first = (word: string) => findLocal(localIndex(true), word)[0]?.title.zh
const all = (word: string) => findLocal(localIndex(true), word).map(({ title }) => title.zh)

describe('pinyinMatchAt', () => {
  it.each([
    ['ck', 0],
    ['cunkuan', 0],
    ['cunk', 0],
    ['ckuan', 0],
    ['kuan', 1],
    ['un', null],
    ['ckk', null],
  ])('[SHELL-SRCH-1] hears %s in 存款', (letters, at) => {
    expect(pinyinMatchAt('cun kuan', letters)).toBe(at)
  })

  it('[SHELL-SRCH-1] backtracks when the next syllable needs the letters', () => {
    expect(pinyinMatchAt('xi an', 'xian')).toBe(0)
    expect(pinyinMatchAt('guan gan', 'gan')).toBe(1)
  })
})

describe('findLocal', () => {
  it('[SHELL-SRCH-1] finds help and pages by initials, full pinyin, Chinese and English', () => {
    expect(all('ck')).toEqual(expect.arrayContaining(['存款']))
    expect(first('tytzjc')).toBe('体育投注教程')
    expect(first('tiyutouzhu')).toBe('体育投注教程')
    expect(first('虚拟币')).toBe('虚拟币存取款教程')
    expect(first('privacy')).toBe('隐私规则')
    expect(first('提现')).toBe('取款')
    expect(all('dark')).toContain('外观')
  })

  it('[SHELL-SRCH-1] matches unfinished input of an input method', () => {
    expect(first("ti yu tou'zhu")).toBe('体育投注教程')
  })

  it('[SHELL-SRCH-1] ranks an exact name before names that contain it', () => {
    expect(all('体育').slice(0, 1)).toEqual(['体育'])
    expect(all('语言')[0]).toBe('语言')
  })

  it('[SHELL-SRCH-1] matches inside names from two letters on, and nothing for an empty query', () => {
    expect(all('k')).not.toContain('存款')
    expect(all('kf')).toEqual(expect.arrayContaining(['客服中心', '在线客服']))
    expect(all('  ')).toEqual([])
    expect(all('zzzz')).toEqual([])
  })
})

describe('localIndex', () => {
  it('has unique ids and links to existing pages', () => {
    const index = localIndex(true)
    expect(index.filter(({ route }) => frameAt(route.split('#')[0] ?? '') === null)).toEqual([])
    expect(new Set(index.map(({ id }) => id)).size).toBe(index.length)
  })

  it('[SHELL-PAGE-3] finds pages of a remote by the keywords of its build, and none without keywords', () => {
    const page = { frame: 'page' as const, protected: true, title: { zh: '积分', en: 'Points' } }
    const pages = [
      { ...page, path: '/mine/points', search: ['loyalty'], pinyin: 'ji fen' },
      { ...page, path: '/mine/hidden' },
    ]
    takePages([{ name: 'mine', extras: { routePrefixes: ['/mine'], pages } }])
    expect(
      ['积分', 'points', 'loyal', 'jifen', 'jf'].map((word) => findLocal(localIndex(true), word)[0]?.route),
    ).toEqual(Array(5).fill('/mine/points'))
    expect(localIndex(true).filter(({ route }) => route === '/mine/hidden')).toEqual([])
  })

  it.each(SHELL_INDEX)('has matching pinyin for $id', (entry) => {
    const spoken = pinyin(entry.title.zh.replaceAll('/', ''), { toneType: 'none', type: 'array' })
    expect(entry.pinyin.split(' ')).toEqual(spoken)
  })
})

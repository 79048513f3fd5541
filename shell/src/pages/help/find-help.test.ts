import { findHelp } from './find-help.ts'

const pagesOf = (query: string): string[] => findHelp(query).map(({ page }) => page)

describe('findHelp', () => {
  it.each([
    ['存款', ['ck']],
    ['ty', ['tytzjc', 'tysstqth', 'tywt']],
    ['cun kuan', ['ck']],
    ['withdraw', ['qk', 'xnbcqkjc']],
    ['充值', ['ck']],
    ['cash out', ['qk', 'tytzjc']],
    ['  ', undefined],
  ])('[SHELL-HELP-5] finds %s', (query, pages) => {
    if (pages) expect(pagesOf(query)).toEqual(pages)
    else expect(pagesOf(query)).toHaveLength(21)
  })

  it('finds nothing for unrelated words', () => {
    expect(pagesOf('zebra')).toEqual([])
  })
})

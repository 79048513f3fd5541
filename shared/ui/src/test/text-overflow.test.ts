import { declarationsOf, readCss } from './read-css.ts'

describe('text overflow', () => {
  it.each([
    ['a page', '../layout/page-header.module.css', '.title'],
    ['a choice', '../select/select-sheet.module.css', '.text'],
    ['a notice', '../patterns/marquee.module.css', '.line'],
  ])('[UI-13] ends in an ellipsis in the title of %s', (_where, file, selector) => {
    expect(declarationsOf(readCss(file), selector)).toMatchObject({
      overflow: 'hidden',
      'text-overflow': 'ellipsis',
      'white-space': 'nowrap',
    })
  })

  it.each([
    ['an amount', '../fields/amount.module.css', '.amount'],
    // A row grows with its text: at 200 % text size little would be left of one line.
    ['the title of a row', '../layout/list-row.module.css', '.title'],
    ['an error of a field', '../fields/field.module.css', '.error'],
  ])('[UI-13] is never cut when it is %s', (_what, file, selector) => {
    const rule = declarationsOf(readCss(file), selector)
    expect(rule).not.toEqual({})
    expect(rule).not.toMatchObject({ overflow: 'hidden' })
    expect(Object.keys(rule).join()).not.toMatch(/text-overflow|line-clamp/)
  })
})

import { declarationsOf, readCss } from './read-css.ts'

describe('text that does not fit', () => {
  it.each([
    ['a page', '../primitives/page-header.module.css', '.title'],
    ['a choice', '../patterns/select-sheet.module.css', '.text'],
    ['a notice', '../patterns/marquee.module.css', '.line'],
  ])('[UI-13] ends in an ellipsis in the title of %s', (_where, file, selector) => {
    const words = declarationsOf(readCss(file), selector)
    for (const declaration of ['overflow: hidden;', 'text-overflow: ellipsis;', 'white-space: nowrap;'])
      expect(words).toContain(declaration)
  })

  it.each([
    ['an amount', '../primitives/amount.module.css', '.amount'],
    // A row grows with its words: at 200 % text little would be left of one line.
    ['the title of a row', '../primitives/list-row.module.css', '.title'],
    ['an error of a field', '../primitives/field.module.css', '.error'],
  ])('[UI-13] is never cut when it is %s', (_what, file, selector) => {
    const words = declarationsOf(readCss(file), selector)
    expect(words).not.toBe('')
    expect(words).not.toMatch(/ellipsis|overflow: hidden|line-clamp/)
  })
})

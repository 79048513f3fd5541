import { declarationsOf, readCss } from '../test/read-css.ts'

const tokens = declarationsOf(readCss('../tokens/tokens.css'), ':root')
const dialog = readCss('dialog.module.css')

describe('the size of a dialog', () => {
  it('[UI-7] is 360 wide, less on a screen that is narrower, with 16 left on either side', () => {
    expect(tokens).toContain('--dialog: 360px;')
    expect(tokens).toContain('--space-4: 16px;')
    expect(declarationsOf(dialog, '.popup')).toContain('width: min(var(--dialog), 100%);')
    expect(declarationsOf(dialog, '.viewport')).toMatch(/\) var\(--space-4\) calc\(/)
  })

  it('[UI-7] scrolls its body at 80 % of the height, and stands higher from 900 on', () => {
    expect(declarationsOf(dialog, '.popup')).toContain('max-height: 80dvh;')
    expect(declarationsOf(dialog, '.body')).toContain('overflow-y: auto;')
    expect(dialog).toMatch(/@media \(min-height: 900px\) \{\s*\.viewport \{\s*align-items: start;/)
  })

  it('[UI-8] takes 300 ms to leave', () => {
    expect(tokens).toContain('--sheet: 300ms;')
    expect(declarationsOf(dialog, '.popup')).toMatch(/opacity var\(--sheet\)/)
    expect(declarationsOf(dialog, '.popup[data-ending-style]')).not.toContain('transition-duration')
  })
})

describe('text that does not fit', () => {
  it.each([
    ['a row', '../primitives/list-row.module.css', '.title'],
    ['a page', '../primitives/page-header.module.css', '.title'],
    ['a choice', 'select-sheet.module.css', '.text'],
    ['a notice', 'marquee.module.css', '.line'],
  ])('[UI-13] ends in an ellipsis in the title of %s', (_where, file, selector) => {
    const words = declarationsOf(readCss(file), selector)
    for (const declaration of ['overflow: hidden;', 'text-overflow: ellipsis;', 'white-space: nowrap;'])
      expect(words).toContain(declaration)
  })

  it.each([
    ['an amount', '../primitives/amount.module.css', '.amount'],
    ['an error of a field', '../primitives/field.module.css', '.error'],
  ])('[UI-13] is never cut when it is %s', (_what, file, selector) => {
    const words = declarationsOf(readCss(file), selector)
    expect(words).not.toBe('')
    expect(words).not.toMatch(/ellipsis|overflow: hidden|line-clamp/)
  })
})

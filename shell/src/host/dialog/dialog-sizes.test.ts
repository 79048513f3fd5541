/** The constants of the specification, as the style sheets draw them. */
// The package has no types of Node, so that no product file leans on them.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs')
const ui = (expect.getState().testPath ?? '').replace(/shell[/\\]src.*$/, 'shared/ui/src/')
const tokens = readFileSync(`${ui}tokens/tokens.css`, 'utf8')
const dialog = readFileSync(`${ui}overlays/dialog.module.css`, 'utf8')
/** Declarations of a block, its white space made plain. */
const block = (css: string, selector: string): string =>
  (css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '').replace(/\s+/g, ' ')

describe('the sizes of a dialog', () => {
  it('[SHELL-DLG-11] are 360 wide, or the screen less 32', () => {
    expect(tokens).toContain('--dialog: 360px;')
    expect(tokens).toContain('--space-4: 16px;')
    expect(block(dialog, '.popup')).toContain('width: min(var(--dialog), 100%);')
    expect(block(dialog, '.viewport')).toMatch(/padding: .*var\(--space-4\)/)
  })

  it('[SHELL-DLG-4] take 300 ms to leave', () => {
    expect(tokens).toContain('--sheet: 300ms;')
    expect(block(dialog, '.popup')).toContain('opacity var(--sheet)')
  })

  it('[SHELL-DLG-11] end at 80 % of the height with a body that scrolls; from 900 on they are centred at 40 %', () => {
    expect(block(dialog, '.popup')).toContain('max-height: 80dvh;')
    expect(block(dialog, '.body')).toContain('overflow-y: auto;')
    const tall = dialog.slice(dialog.indexOf('@media (min-height: 900px)'))
    expect(block(tall, '.viewport')).toContain('padding-block-end: 20dvh;')
  })
})

/** Checks the style sheets against the constants of the specification. */
// The package has no Node types, so that product files cannot depend on Node.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs')
const ui = (expect.getState().testPath ?? '').replace(/shell[/\\]src.*$/, 'shared/ui/src/')
const tokens = readFileSync(`${ui}tokens/tokens.css`, 'utf8')
const dialog = readFileSync(`${ui}overlays/bodies/dialog.module.css`, 'utf8')
/** Declarations of a block, with white space collapsed. */
const block = (css: string, selector: string): string =>
  (css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '').replace(/\s+/g, ' ')

describe('the sizes of a dialog', () => {
  it('[SHELL-DLG-11] are 360 px wide, at most the screen width less 32', () => {
    expect(tokens).toContain('--dialog: 360px;')
    expect(tokens).toContain('--space-4: 16px;')
    expect(block(dialog, '.popup')).toContain('width: min(var(--dialog), 100%);')
    expect(block(dialog, '.viewport')).toMatch(/padding: .*var\(--space-4\)/)
  })

  it('[SHELL-DLG-4] have a leave animation of 300 ms', () => {
    expect(tokens).toContain('--sheet: 300ms;')
    expect(block(dialog, '.popup')).toContain('opacity var(--sheet)')
  })

  it('[SHELL-DLG-11] are at most 80 % of the height with a scrolling body; from 900 px on they are centred at 40 %', () => {
    expect(block(dialog, '.popup')).toContain('max-height: 80dvh;')
    expect(block(dialog, '.body')).toContain('overflow-y: auto;')
    const tall = dialog.slice(dialog.indexOf('@media (min-height: 900px)'))
    expect(block(tall, '.viewport')).toContain('padding-block-end: 20dvh;')
  })
})

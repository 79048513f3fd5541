/** Cards fit into their line, also at 320 px and 200 % text. jsdom has no layout, so the tests read the style sheets. */
// The package has no Node types, so that product files cannot depend on Node.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs')
const folder = (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '')

describe('the width of a card', () => {
  it.each([
    ['a shared bet', 'bet/bet-card.module.css'],
    ['a red packet', 'packet/packet-card.module.css'],
  ])('[CHAT-44, CHAT-47] of %s is at most that of its line', (_card, file) => {
    const css = readFileSync(folder + file, 'utf8')
    const card = /^\.card \{([^}]*)\}/m.exec(css)?.[1] ?? ''
    expect(card).toContain('min-inline-size: min(24ch, 100%);')
    expect(card).toContain('max-inline-size: 100%;')
  })
})

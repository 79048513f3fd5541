import { type MappedFault, renderRefusals } from './render.rules.ts'

const aFault = (change: Partial<MappedFault> = {}): MappedFault => ({
  shell: '0.1.0-aaaa',
  page: '/mine/wallet',
  slot: '',
  locale: 'en',
  isMember: true,
  fault: 'render: TypeError: x is undefined',
  stack: [
    { at: '/assets/9.js:1:1', source: null, code: null },
    { at: '/r/mine/files/97.js:1:2', source: 'remote-mine/src/wallet.tsx:12:5', code: 'const x = y.z' },
  ],
  ...change,
})

describe('renderRefusals', () => {
  it('[OPS-GATE-14] names page, languages, sessions, shells and the first line of the sources, once for all cases of a fault', () => {
    const cases = [aFault(), aFault({ locale: 'zh-CN' }), aFault({ shell: '0.2.0-bbbb' })]
    expect(renderRefusals(cases)).toMatchObject([
      {
        rule: 'render',
        what: 'The page /mine/wallet fails in Chinese signed in, English signed in, in shell 0.1.0-aaaa and 0.2.0-bbbb: render: TypeError: x is undefined, at remote-mine/src/wallet.tsx:12:5 (const x = y.z).',
      },
    ])
  })

  it('[OPS-GATE-14] names a slot, and the place in a file when there is no source map', () => {
    const [refusal] = renderRefusals([
      aFault({
        page: '',
        slot: 'home.dock',
        isMember: false,
        stack: [{ at: '/r/mine/files/97.js:1:2', source: null, code: null }],
      }),
    ])
    expect(refusal?.what).toBe(
      'The slot home.dock fails in English signed out, in shell 0.1.0-aaaa: render: TypeError: x is undefined, at /r/mine/files/97.js:1:2.',
    )
    expect(renderRefusals([aFault({ fault: 'it draws nothing', stack: [] })])[0]?.what).toMatch(/it draws nothing\.$/)
  })
})

import type { Canary, RemoteLine, RemoteState } from '../registry/remote-line.ts'
import { rolloutMessages } from './consequences.messages.ts'
import { consequencesOf } from './consequences.rules.ts'

const scope = { name: 'mine', environment: 'production' }
const where = 'mine in production'
const words = rolloutMessages.en
const state = (part: Partial<RemoteState> = {}): RemoteState => ({
  version: '2',
  kept: ['1'],
  canary: null,
  salt: 's',
  pinned: false,
  off: false,
  revoked: [],
  ...part,
})
const line = (part: Partial<RemoteLine> = {}): RemoteLine => ({
  ...state(),
  kind: 'publish',
  from: null,
  withdrew: [],
  ...part,
})
const said = (before: Partial<RemoteState>, after: Partial<RemoteLine>) =>
  consequencesOf(scope, state(before), line(after))
const canary = (version: string, percent: number): Canary => ({ version, percent })

describe('consequencesOf', () => {
  it('[OPS-CLI-2] describes a first version, in the reader’s language', () => {
    expect(consequencesOf(scope, undefined, line())).toEqual([words.first({ where, version: '2' })])
    expect(consequencesOf(scope, undefined, line(), 'zh')).toEqual([
      rolloutMessages.zh.first({ where: 'mine（production）', version: '2' }),
    ])
  })

  it('[OPS-CLI-2] is empty where nothing changes', () => {
    expect(said({}, {})).toEqual([])
  })

  it('[OPS-CLI-2] says who moves, and what a device falls back to', () => {
    expect(said({}, { version: '3', kept: ['2', '1'] })).toEqual([
      words.everybody({ where, from: '2', to: '3' }),
      words.fallsBack({ version: '2' }),
    ])
    expect(said({}, { version: '3', kept: [] })).toEqual([
      words.everybody({ where, from: '2', to: '3' }),
      words.noFallback,
    ])
  })

  it('[OPS-CLI-2] names the other visitors where a canary continues', () => {
    const going = canary('4', 5)
    expect(said({ canary: going }, { version: '3', canary: going })).toEqual([
      words.everybodyElse({ where, from: '2', to: '3' }),
      words.fallsBack({ version: '1' }),
    ])
  })

  it.each([
    [null, canary('3', 5), words.canaryBegins({ where, percent: 5, canary: '3', version: '2' })],
    [canary('3', 5), null, words.canaryEnds({ canary: '3', percent: 5, version: '2' })],
    [canary('3', 5), canary('4', 5), words.canaryAnew({ from: '3', to: '4', percent: 5 })],
    [canary('3', 5), canary('3', 25), words.canaryWidens({ version: '3', from: 5, to: 25 })],
    [canary('3', 25), canary('3', 5), words.canaryNarrows({ version: '3', from: 25, to: 5 })],
  ])('[OPS-CLI-2] a canary of %j that becomes %j is told', (before, after, sentence) => {
    expect(said({ canary: before }, { canary: after })).toEqual([sentence])
  })

  it('[OPS-CLI-2] does not mention the end of a promoted or continuing canary', () => {
    expect(said({ canary: canary('3', 5) }, { version: '3', kept: ['2'] })).toEqual([
      words.everybody({ where, from: '2', to: '3' }),
      words.fallsBack({ version: '2' }),
    ])
    expect(said({ canary: canary('3', 5) }, { canary: canary('3', 5) })).toEqual([])
  })

  it('[OPS-CLI-2] names withdrawn versions', () => {
    expect(said({}, { withdrew: ['2'] })).toEqual([words.withdrawn({ versions: ['2'] })])
  })

  it.each([
    [false, true, [words.closed({ where })]],
    [true, false, [words.open({ where, version: '2' })]],
    [true, true, [words.stillOff({ where })]],
    [false, false, []],
  ])('[OPS-CLI-2] a remote that is off %s and then %s is told', (before, after, sentences) => {
    expect(said({ off: before }, { off: after })).toEqual(sentences)
  })

  it.each([
    [false, true, [words.held({ where, version: '2' })]],
    [true, false, [words.free({ where, version: '2' })]],
    [true, true, [words.stillPinned({ where, version: '2' })]],
  ])('[OPS-CLI-2] a remote that is pinned %s and then %s is told', (before, after, sentences) => {
    expect(said({ pinned: before }, { pinned: after })).toEqual(sentences)
  })

  it('[OPS-CLI-2] names each version that is revoked or revived, and no other', () => {
    expect(said({ revoked: ['a', 'b'] }, { revoked: ['b', 'c'] })).toEqual([
      words.revoked({ name: 'mine', version: 'c' }),
      words.allowed({ name: 'mine', version: 'a' }),
    ])
  })
})

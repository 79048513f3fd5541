import { handedPicks, SLIP_PARAM, slipLink } from './slip-link.ts'

const picks = [
  { matchId: 'm20513-43', selectionId: 'm20513-43:handicap:-3:away' },
  { matchId: 'm20513-44', selectionId: 'm20513-44:1x2:x:home' },
]
const textsOf = (link: string) =>
  (link.split('?')[1] ?? '').split('&').map((pair) => decodeURIComponent(pair.replace(`${SLIP_PARAM}=`, '')))

describe('slipLink', () => {
  it('[WIRE-66] hands picks to the sport board in the address, and nothing else', () => {
    const link = slipLink(picks)
    expect(link).toMatch(/^\/game\/sport\?add=[^&]+&add=[^&]+$/)
    expect(handedPicks(textsOf(link))).toEqual(picks)
  })

  it.each(['', 'm1', 'm1/', 'm1/s1/x', '<m>/s1', `m1/${'s'.repeat(99)}`])('[WIRE-66] takes nothing from %p', (text) => {
    expect(handedPicks([text])).toEqual([])
  })

  it('[WIRE-66] hands and takes ten picks at most', () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ matchId: `m${n}`, selectionId: `s${n}` }))
    expect(textsOf(slipLink(many))).toHaveLength(10)
    expect(handedPicks(many.map(() => 'm1/s1'))).toHaveLength(10)
  })
})

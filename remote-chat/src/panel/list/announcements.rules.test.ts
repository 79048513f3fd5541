import { aChatLine } from '@lantern/testing'
import { announcementsOf } from './announcements.rules.ts'

const line = (seq: number, change = {}) => aChatLine({ seq, text: `line ${seq}`, nick: 'A', ...change })

describe('announcementsOf', () => {
  it('[CHAT-24] announces lines after the last announced one, in their order', () => {
    expect(announcementsOf([line(1), line(2), line(3)], 1, 'own')).toEqual([
      { kind: 'line', isBet: false, seq: 2, nick: 'A', text: 'line 2' },
      { kind: 'line', isBet: false, seq: 3, nick: 'A', text: 'line 3' },
    ])
  })

  it('[CHAT-24] announces nothing when history is prepended or a gap is filled', () => {
    expect(announcementsOf([line(1), line(2), line(3)], 3, 'own')).toEqual([])
  })

  it('[CHAT-24] leaves out own and shielded lines', () => {
    const lines = [line(2, { speaker: 'own' }), line(3, { shielded: true, text: '' })]
    expect(announcementsOf(lines, 1, 'own')).toEqual([])
    expect(announcementsOf([line(2, { speaker: '' })], 1, '')).toHaveLength(1)
  })

  it('[CHAT-24] announces the number of lines when many arrive at once', () => {
    expect(
      announcementsOf(
        [2, 3, 4, 5].map((seq) => line(seq)),
        1,
        'own',
      ),
    ).toEqual([{ kind: 'many', count: 4 }])
  })
})

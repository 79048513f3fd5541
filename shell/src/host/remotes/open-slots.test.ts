import { anEntry, bootWith } from './boot-data.fixture.ts'
import { createRemotes } from './remotes.ts'

describe('createRemotes', () => {
  it('[SHELL-REM-12] shows every remote that fills an open slot, and one in any other slot', () => {
    const remotes = createRemotes(
      bootWith({
        bonus: anEntry('bonus', { slots: ['home.more', 'home.dock'] }),
        games: anEntry('games', { slots: ['home.rails'] }),
        points: anEntry('points', { slots: ['home.more', 'home.dock'] }),
      }),
    )
    expect(remotes.fillersOf('home.more')).toEqual(['bonus', 'points'])
    expect(remotes.fillersOf('home.dock')).toEqual(['points'])
    expect(remotes.fillersOf('home.rails')).toEqual(['games'])
    expect(remotes.fillersOf('chat.panel')).toEqual([])
  })
})

import { marketText } from './pick.rules.ts'
import { sportMessages } from './sport.messages.ts'
import { endWord, marketWords } from './terms.rules.ts'

describe('words of a sport', () => {
  it('[GAMES-120] names the markets of each sport by its own terms', () => {
    const namesOf = (sport: string) => Object.values(marketWords(sport, sportMessages.en))
    expect(namesOf('football')).toEqual(['1X2', 'Handicap', 'Total'])
    expect(namesOf('hockey')).toEqual(['1X2', 'Puck line', 'Total'])
    expect(namesOf('basketball')).toEqual(['Moneyline', 'Spread', 'Total'])
    expect(namesOf('baseball')).toEqual(['Moneyline', 'Run line', 'Total'])
    expect(namesOf('tennis')).toEqual(['Winner', 'Handicap', 'Total'])
    expect(marketWords('basketball', sportMessages['zh-CN']).handicap).toBe('让分')
    expect(marketWords('tennis', sportMessages['zh-CN']).handicap).toBe('让盘')
    expect(marketWords('badminton', sportMessages['zh-CN']).handicap).toBe('让局')
    expect(marketWords('cs2', sportMessages['zh-CN']).handicap).toBe('让图')
  })

  it('[GAMES-120] names a market of an unknown sport as the server does, and by a general word without that', () => {
    const words = marketWords('cricket', sportMessages.en)
    expect(marketText('handicap', words, 'Run handicap')).toBe('Run handicap')
    expect(marketText('handicap', words)).toBe('Handicap')
    expect(marketText('handicap', marketWords('hockey', sportMessages.en), 'Run handicap')).toBe('Puck line')
  })

  it('[GAMES-120] ends at full time where a clock ends the match, and is final elsewhere', () => {
    expect(['football', 'handball', 'baseball', 'tennis'].map(endWord)).toEqual(['state3', 'state3', 'final', 'final'])
  })
})

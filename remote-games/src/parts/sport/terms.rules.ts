/** What each sport calls its markets and the end of a match. */

type MarketWord = 'winner' | 'handicap' | 'total'
/** Words of the page from which those of a sport are chosen. */
export type TermWords = Readonly<
  Record<
    | MarketWord
    | 'moneyline'
    | 'matchWinner'
    | 'spread'
    | 'runLine'
    | 'puckLine'
    | 'setHandicap'
    | 'gameHandicap'
    | 'mapHandicap',
    string
  >
>

export type MarketWords = Readonly<Record<MarketWord, string>> & {
  /** The sport is unknown here: a name that the server gives is better. */
  readonly isGeneral?: true
}

/** The words of a sport for the markets of the board; general ones for a sport that this build does not know. */
export function marketWords(sport: string, words: TermWords): MarketWords {
  const { winner, handicap, total, moneyline, matchWinner, spread, runLine, puckLine } = words
  switch (sport) {
    case 'basketball':
      return { winner: moneyline, handicap: spread, total }
    case 'baseball':
      return { winner: moneyline, handicap: runLine, total }
    case 'hockey':
      return { winner, handicap: puckLine, total }
    case 'tennis':
      return { winner: matchWinner, handicap: words.setHandicap, total }
    case 'volleyball':
    case 'badminton':
    case 'tabletennis':
      return { winner: matchWinner, handicap: words.gameHandicap, total }
    case '':
    case 'football':
    case 'handball':
      return { winner, handicap, total }
    case 'cs2':
    case 'lol':
    case 'dota2':
    case 'kings':
      return { winner: matchWinner, handicap: words.mapHandicap, total }
    default:
      return { winner: matchWinner, handicap, total, isGeneral: true }
  }
}

/** Sports whose end is called full time; a match of any other is final. */
const TIMED: ReadonlySet<string> = new Set(['football', 'handball'])

/** Which word names the end of a match. */
export function endWord(sport: string): 'state3' | 'final' {
  return TIMED.has(sport) ? 'state3' : 'final'
}

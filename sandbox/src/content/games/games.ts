/** 420 games generated from word lists and a seed: equal in every start. */
import type { Category, Game } from '@lantern/contract/games'
import { publishedMaximum } from '../../engines/instant.rules.ts'
import { BOOK_MAX_BET, BOOKS, categoryOf, MIN_BET, VENUE_CODES } from '../../site/venues.ts'
import { type Title, titleOf } from './titles.ts'

/** Games per venue, by category; 420 in total. */
const PER_VENUE: Readonly<Record<Category, number>> = {
  sport: 4,
  gaming: 6,
  realbet: 12,
  egame: 48,
  chess: 14,
  lottery: 12,
  fishing: 13,
}
const TOTAL = 420

type Words = {
  readonly first: readonly (readonly [string, string])[]
  readonly second: readonly (readonly [string, string])[]
}
const WORDS: Readonly<Record<Category, Words>> = {
  sport: {
    first: [
      ['足球', 'Football'],
      ['篮球', 'Basketball'],
      ['网球', 'Tennis'],
      ['羽毛球', 'Badminton'],
      ['排球', 'Volleyball'],
      ['乒乓球', 'Table Tennis'],
      ['棒球', 'Baseball'],
      ['冰球', 'Ice Hockey'],
      ['手球', 'Handball'],
    ],
    second: [
      ['滚球', 'Live'],
      ['早盘', 'Early Market'],
      ['冠军', 'Outrights'],
      ['串关', 'Parlay'],
      ['虚拟赛', 'Virtual'],
    ],
  },
  gaming: {
    first: [
      ['峡谷', 'Rift'],
      ['王者', 'Kings'],
      ['沙漠', 'Dust'],
      ['特工', 'Agents'],
      ['远古', 'Ancients'],
      ['星际', 'Starfield'],
      ['街霸', 'Arcade'],
    ],
    second: [
      ['联赛', 'League'],
      ['杯赛', 'Cup'],
      ['公开赛', 'Open'],
      ['大师赛', 'Masters'],
      ['季中赛', 'Mid-Season'],
    ],
  },
  realbet: {
    first: [
      ['经典', 'Classic'],
      ['极速', 'Speed'],
      ['尊享', 'Salon'],
      ['多台', 'Multi'],
      ['竞咪', 'Squeeze'],
      ['闪电', 'Flash'],
      ['翡翠', 'Jade'],
      ['星空', 'Starlight'],
    ],
    second: [
      ['百家乐', 'Baccarat'],
      ['轮盘', 'Roulette'],
      ['龙虎', 'Dragon Tiger'],
      ['骰宝', 'Sic Bo'],
      ['牛牛', 'Bull Bull'],
      ['二十一点', 'Blackjack'],
      ['三公', 'Three Faces'],
    ],
  },
  egame: {
    first: [
      ['麻将', 'Mahjong'],
      ['金龙', 'Golden Dragon'],
      ['财神', 'Fortune'],
      ['狐仙', 'Fox Spirit'],
      ['寻宝', 'Treasure'],
      ['法老', 'Pharaoh'],
      ['海盗', 'Pirate'],
      ['丛林', 'Jungle'],
      ['极地', 'Polar'],
      ['灯笼', 'Lantern'],
      ['糖果', 'Candy'],
      ['火山', 'Volcano'],
      ['霓虹', 'Neon'],
      ['月光', 'Moonlight'],
      ['雷神', 'Thunder'],
      ['锦鲤', 'Koi'],
    ],
    second: [
      ['胡了', 'Ways'],
      ['传奇', 'Legend'],
      ['宝藏', 'Riches'],
      ['狂欢', 'Carnival'],
      ['之路', 'Road'],
      ['奇迹', 'Wonders'],
      ['连环', 'Cascade'],
      ['大亨', 'Tycoon'],
      ['密令', 'Secrets'],
      ['冲击', 'Rush'],
    ],
  },
  chess: {
    first: [
      ['抢庄', 'Banker'],
      ['二人', 'Duo'],
      ['欢乐', 'Happy'],
      ['血战', 'Bloody'],
      ['极速', 'Speed'],
      ['经典', 'Classic'],
      ['百人', 'Hundred'],
    ],
    second: [
      ['牛牛', 'Bulls'],
      ['麻将', 'Mahjong'],
      ['斗地主', 'Landlord'],
      ['炸金花', 'Golden Flower'],
      ['德州', "Hold'em"],
      ['十三水', 'Thirteen'],
      ['三公', 'Three Faces'],
    ],
  },
  lottery: {
    first: [
      ['一分', 'One-Minute'],
      ['三分', 'Three-Minute'],
      ['五分', 'Five-Minute'],
      ['极速', 'Speed'],
      ['幸运', 'Lucky'],
      ['澳洲', 'Aussie'],
    ],
    second: [
      ['时时彩', 'Five Digits'],
      ['快三', 'Fast Three'],
      ['赛车', 'Racing'],
      ['六合', 'Mark Six'],
      ['飞艇', 'Airship'],
      ['11选5', 'Pick Five'],
    ],
  },
  fishing: {
    first: [
      ['深海', 'Deep Sea'],
      ['龙王', 'Dragon King'],
      ['黄金', 'Golden'],
      ['霸王', 'Overlord'],
      ['珊瑚', 'Coral'],
      ['风暴', 'Storm'],
      ['幽灵', 'Ghost'],
    ],
    second: [
      ['捕鱼', 'Fishing'],
      ['猎场', 'Hunt'],
      ['宝藏', 'Treasure'],
      ['大战', 'Battle'],
      ['嘉年华', 'Carnival'],
    ],
  },
}

export type GameRow = Pick<
  Game,
  | 'gameCode'
  | 'enName'
  | 'category'
  | 'name'
  | 'tags'
  | 'rtp'
  | 'volatility'
  | 'minBet'
  | 'maxBet'
  | 'status'
  | 'demo'
  | 'coming'
  | 'weight'
  | 'theme'
> & {
  /** Engine and data; null where the venue is a book, or the game cannot be played yet. */
  readonly title: Title | null
}

/** Categories that can be tried with play credit. */
const DEMOS: readonly Category[] = ['egame', 'chess', 'fishing']
/** Categories whose second word is the kind of game. */
const SECOND_CHANGES: readonly Category[] = ['realbet', 'chess', 'lottery']
/** A slot whose printed top prize is at least so many stakes is tagged. */
const JACKPOT_FROM = 1_000
let made: GameRow[] | undefined

/** All games, those that can be played first, then heaviest first. */
export function makeGames(): readonly GameRow[] {
  made ??= allGames()
  return made
}

export function findGame(enName: string, gameCode: string): GameRow | undefined {
  return makeGames().find((game) => game.gameCode === gameCode && game.enName === enName)
}

/** Names of the themes of a category, by key. */
export function themesOf(category: Category): ReadonlyMap<string, { zh: string; en: string }> {
  const { first, second } = WORDS[category]
  const words = SECOND_CHANGES.includes(category) ? second : first
  return new Map(words.map(([zh, en]) => [themeKey(en), { zh, en }]))
}

/** Whether the venue has a game that can be played. */
export function hasGames(enName: string): boolean {
  return makeGames().some((game) => game.enName === enName && game.title !== null)
}

function allGames(): GameRow[] {
  const games: GameRow[] = []
  for (const enName of VENUE_CODES) {
    const category = categoryOf(enName)
    if (!category) continue
    for (let index = 0; index < PER_VENUE[category] && games.length < TOTAL; index += 1)
      games.push(makeGame(enName, category, index))
  }
  for (let index = PER_VENUE.egame; games.length < TOTAL; index += 1) games.push(makeGame('PGDZ', 'egame', index))
  return games.sort(
    (a, b) => Number(a.coming) - Number(b.coming) || b.weight - a.weight || (a.gameCode < b.gameCode ? -1 : 1),
  )
}

function makeGame(enName: string, category: Category, index: number): GameRow {
  const { first, second } = WORDS[category]
  const seed = hash(`${enName}/${index}`)
  const offset = hash(enName)
  // Every pair of words once before any repeats; repeats get a number.
  const pair = (index + offset) % (first.length * second.length)
  // The second word decides the engine: each venue gets all of them where they change from game to game.
  const [atFirst, atSecond] = SECOND_CHANGES.includes(category)
    ? [Math.floor(pair / second.length), pair % second.length]
    : [pair % first.length, Math.floor(pair / first.length)]
  const a = first[atFirst] ?? first[0]
  const b = second[atSecond] ?? second[0]
  const [zhA, enA] = a ?? ['', '']
  const [zhB, enB] = b ?? ['', '']
  const round = Math.floor(index / (first.length * second.length))
  const tail = round > 0 ? ` ${round + 1}` : ''
  const gameCode = `${enName}-${String(index + 1).padStart(3, '0')}`
  const title = titleOf({ gameCode, category, first: atFirst, second: atSecond })
  return {
    gameCode,
    enName,
    category,
    name: { zh: `${zhA}${zhB}${tail}`, en: `${enA} ${enB}${tail}` },
    tags: [
      ...(seed % 7 === 0 ? ['hot'] : []),
      ...(seed % 11 === 0 ? ['new'] : []),
      ...(isJackpot(title) ? ['jackpot'] : []),
    ],
    rtp: title?.rtp ?? null,
    volatility: title?.volatility ?? null,
    minBet: title?.minBet ?? MIN_BET[category],
    maxBet: title?.maxBet ?? BOOK_MAX_BET,
    status: 1,
    demo: title !== null && DEMOS.includes(category),
    coming: title === null && !BOOKS.includes(category),
    title,
    weight: seed % 1_000,
    theme: themeKey(SECOND_CHANGES.includes(category) ? enB : enA),
  }
}

function isJackpot(title: Title | null): boolean {
  const game = title?.game
  return (game?.engine === 'lines' || game?.engine === 'ways') && publishedMaximum(game) >= JACKPOT_FROM
}

function themeKey(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
}

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

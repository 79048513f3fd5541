/** Builders for home, games, offers and chat: complete objects that match the contract. */

import type { Dividend, Offer } from '@lantern/contract/activity'
import type { ChatLine, ChatRoom } from '@lantern/contract/chat'
import type { Game, Match, Venue } from '@lantern/contract/games'
import type { Notice, PreInfo } from '@lantern/contract/site'
import { DAY_MS } from '@lantern/contract/site-time'
import type { BoardMarket, BoardMatch } from '@lantern/contract/sport'
import { NOON } from './member.fixture.ts'

export function aPreInfo(change: Partial<PreInfo> = {}): PreInfo {
  return {
    SiteBaseConfigVo: { title: '灯塔', webLogoTitleUrl: '' },
    address: '上海',
    disablePhones: ['170', '171'],
    globePhoneNumber: [{ code: 'CN', number: '86', name: '中国', pattern: '^1[3-9]\\d{9}$' }],
    ip: '127.0.0.1',
    maintainConfig: { status: 1, title: '', content: '', startTime: null, endTime: null, allowService: true },
    siteFestivalSkin: null,
    siteVideoActiveUrl: '',
    siteVideoSkinOpen: 0,
    stopLogin: false,
    stopRegister: false,
    ...change,
  }
}

export function aNotice(change: Partial<Notice> = {}): Notice {
  return {
    id: 'n1',
    category: 1,
    title: '公告',
    content: '内容',
    level: 1,
    start: 0,
    end: NOON * 2,
    jump: '',
    ...change,
  }
}

export function aVenue(change: Partial<Venue> = {}): Venue {
  return {
    enName: 'OBTY',
    providerCode: 'YBTY',
    category: 'sport',
    name: { zh: 'DB体育', en: 'DB Sports' },
    status: 1,
    maintainFrom: null,
    maintainTo: null,
    tags: [],
    rebateRate: '0.42',
    turnoverWeight: 1,
    minBet: '2.00',
    maxBet: '20000.00',
    demo: false,
    walletMode: 1,
    maxLegs: 10,
    maxParlayReturn: '2000000.00',
    live: 5,
    ...change,
  }
}

export function aGame(change: Partial<Game> = {}): Game {
  return {
    gameCode: 'g1',
    enName: 'PG',
    category: 'egame',
    name: { zh: '灯笼夜', en: 'Lantern Night' },
    image: '',
    thumb: '',
    tags: ['hot'],
    rtp: '96.50',
    volatility: 'mid',
    minBet: '2.00',
    maxBet: '1000.00',
    status: 1,
    isFav: false,
    demo: true,
    coming: false,
    weight: 1,
    theme: '',
    ...change,
  }
}

/** A match on the board: live, with a main line of each kind. */
export function aBoardMatch(change: Partial<BoardMatch> = {}): BoardMatch {
  const id = change.id ?? 'x1'
  const market = (kind: BoardMarket['kind'], line: string | null, odds: Record<string, string>): BoardMarket => ({
    id: `${id}:${kind}:${line ?? 'x'}`,
    kind,
    line,
    state: 1,
    oddsVersion: 3,
    selections: Object.entries(odds).map(([pick, price]) => ({
      id: `${id}:${kind}:${line ?? 'x'}:${pick}`,
      pick,
      odds: price,
    })),
  })
  return {
    id,
    sport: 'football',
    league: { zh: '灯塔联赛', en: 'Lantern League' },
    home: { zh: '河湾', en: 'Riverbend' },
    away: { zh: '山谷', en: 'Valley' },
    startAt: NOON - 20 * 60_000,
    state: 2,
    score: { home: 1, away: 0 },
    points: null,
    clock: 20,
    clockSec: 1_204,
    clockRate: 1,
    period: '1H',
    markets: [
      market('1x2', null, { home: '1.95', draw: '3.40', away: '3.80' }),
      market('handicap', '-0.5', { home: '1.90', away: '1.92' }),
      market('total', '2.5', { over: '1.88', under: '1.94' }),
    ],
    more: 4,
    ...change,
  }
}

export function aMatch(change: Partial<Match> = {}): Match {
  return {
    id: 'x1',
    sport: 'football',
    league: { zh: '灯塔联赛', en: 'Lantern League' },
    home: { zh: '河湾', en: 'Riverbend' },
    away: { zh: '山谷', en: 'Valley' },
    startAt: NOON - 20 * 60_000,
    state: 2,
    score: { home: 1, away: 0 },
    clock: 20,
    period: '1H',
    markets: [
      {
        id: 'x1-1x2',
        kind: '1x2',
        line: null,
        state: 1,
        oddsVersion: 3,
        selections: [
          { id: 'x1-h', pick: 'home', name: { zh: '主胜', en: 'Home' }, odds: '1.95' },
          { id: 'x1-d', pick: 'draw', name: { zh: '平局', en: 'Draw' }, odds: '3.40' },
          { id: 'x1-a', pick: 'away', name: { zh: '客胜', en: 'Away' }, odds: '3.80' },
        ],
      },
    ],
    ...change,
  }
}

export function anOffer(change: Partial<Offer> = {}): Offer {
  return {
    id: 'o1',
    title: { zh: '新人首存', en: 'First deposit' },
    summary: { zh: '首存加赠', en: 'A bonus on the first deposit' },
    image: '',
    category: 'newcomer',
    type: 2,
    startAt: NOON - DAY_MS,
    // Running whenever the test does.
    endAt: NOON + 36_500 * DAY_MS,
    product: 'sport',
    multiple: 5,
    percent: '20',
    maxBonus: '100.00',
    my: { state: 'open', reason: '' },
    ...change,
  }
}

export function aDividend(change: Partial<Dividend> = {}): Dividend {
  return {
    id: 'd1',
    name: { zh: '新人红利', en: 'Welcome bonus' },
    amount: '8.00',
    expireAt: NOON + DAY_MS,
    turnoverMultiple: 1,
    products: ['sport'],
    ...change,
  }
}

export function aChatRoom(change: Partial<ChatRoom> = {}): ChatRoom {
  return {
    roomId: 'lobby',
    name: { zh: '大厅', en: 'Lobby' },
    type: 'lobby',
    online: 12,
    status: 1,
    slowSec: 3,
    lastSeq: 0,
    pinned: [],
    ...change,
  }
}

export function aChatLine(change: Partial<ChatLine> = {}): ChatLine {
  return {
    seq: 1,
    roomId: 'lobby',
    kind: 'text',
    speaker: 's2',
    nick: '阿河',
    vip: 2,
    text: '晚上好',
    at: NOON,
    cid: '',
    shielded: false,
    bot: false,
    mentions: [],
    reactions: [],
    ...change,
  }
}

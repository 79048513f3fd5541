/** Rules and figures of games in words, one text for each engine. */
import type { GameRules } from '@lantern/contract/lobbies'
import type { GameRow } from '../content/games/games.ts'
import { type InstantGame, publishedMaximum, TERMS } from '../engines/instant.rules.ts'
import type { SharedSheet } from '../engines/shared/shared-game.rules.ts'

type Named = { readonly zh: string; readonly en: string }
type Engine = InstantGame['engine'] | SharedSheet['kind'] | 'book' | 'coming'

/** What `pays` of a bet is a hundredth of. */
const STAKE = 100

export function rulesOf(game: GameRow): GameRules {
  const { title } = game
  const engine = engineOf(game)
  return {
    ...RULES[engine],
    rtp: game.rtp,
    rtpKnown: KNOWN[engine],
    maxWin: title === null ? null : title.game ? publishedMaximum(title.game) : mostOf(title.shared),
    cycleMs: title === null ? null : title.game ? TERMS[title.game.engine].cycleMs : title.shared.plan.everyMs,
  }
}

function engineOf({ title, coming }: GameRow): Engine {
  if (title === null) return coming ? 'coming' : 'book'
  return title.game ? title.game.engine : title.shared.kind
}

function mostOf({ bets }: SharedSheet): number {
  return Math.max(...bets.map(({ pays }) => pays)) / STAKE
}

const SLOT: Named = {
  zh: '每局五轮三行，百搭可替代任何符号，只出现在第 2 至 4 轮。赔付表在游戏内的“规则与赔付”。\n每局至少间隔 2.5 秒，不提供自动旋转。',
  en: 'Five reels of three rows. The wild replaces any symbol and stands on reels 2 to 4 only. The pay table is in the game under “Rules and pays”.\nAt least 2.5 s between rounds, no autoplay.',
}

function after(first: Named, then: Named): Named {
  return { zh: `${first.zh}\n${then.zh}`, en: `${first.en}\n${then.en}` }
}

const RULES: Readonly<Record<Engine, Named>> = {
  lines: after(
    {
      zh: '20 线：每线从最左转轮起连续出现相同符号即赔，各线相加。',
      en: '20 lines: equal symbols in a row from the left pay; all lines add up.',
    },
    SLOT,
  ),
  ways: after(
    {
      zh: '243 路：从最左转轮起，相邻转轮出现相同符号即计，每路分别赔付。',
      en: '243 ways: equal symbols on neighbouring reels from the left pay, each way on its own.',
    },
    SLOT,
  ),
  bulls: {
    zh: '四家各押相同金额，每家五张牌，最大的一家收走奖池，并扣服务费。\n三张相加为 10 的倍数即有牛，另外两张的个位数为牛几；五张均为 J、Q、K 为五花牛，最大。\n其余三家由场馆代打，没有任何决定可做，因此四家机会均等。\n两局至少间隔 5 秒。',
    en: 'Four seats stake the same and get five cards each. The best hand takes the pot, less a fee.\nThree cards that add up to a multiple of ten make a bull; the last digit of the other two is its number. Five faces beat everything.\nThe venue plays the other seats. There is nothing to decide, so every seat wins as often.\nAt least 5 s between rounds.',
  },
  fishing: {
    zh: '每网瞄准一种鱼。捕获则返还对应倍数，未捕获则无返还。各种鱼的捕获概率与长期返还率在游戏内列出。\n两网至少间隔 5 秒，不提供自动撒网。',
    en: 'Each net aims at one kind of fish. A catch returns its multiple, a miss returns nothing. The chance of each kind is listed in the game.\nAt least 5 s between nets, no autoplay.',
  },
  baccarat: {
    zh: '八副牌，每局重新洗牌。A 为 1 点，10、J、Q、K 为 0 点，合计取个位，大者胜。\n庄胜返还 1.95 倍，闲胜 2 倍，和 9 倍；和局时押庄、押闲退回本金。对子返还 12 倍。\n牌桌由场馆时钟开局，对所有玩家相同。',
    en: 'Eight decks, shuffled for each round. An ace is 1, tens and faces are 0; the last digit of the sum counts, the higher hand wins.\nBanker returns 1.95 times the stake, player 2, tie 9; a tie returns stakes on banker and player. A pair returns 12.\nThe venue’s clock deals, the same cards for everybody.',
  },
  roulette: {
    zh: '0 至 36 共 37 个号码，只有一个零。\n单个号码返还 36 倍，一打或一列 3 倍，红黑、单双、大小 2 倍。开出 0 时，除押 0 外均无返还。\n轮盘由场馆时钟转动，对所有玩家相同。',
    en: '37 numbers from 0 to 36, with a single zero.\nA number returns 36 times the stake, a dozen or column 3, red, black, odd, even, high and low 2. On 0 only bets on 0 return.\nThe venue’s clock spins the wheel, the same for everybody.',
  },
  digits: {
    zh: '每期按位独立开出号码，可重复。\n押某一位的号码，或押总和的大小、单双。每期独立开出，以往结果不影响以后各期。',
    en: 'Each draw draws every place on its own; numbers may repeat.\nBet on the number of a place, or on the sum: big or small, odd or even. Draws are independent: past results do not change later ones.',
  },
  book: {
    zh: '进入场馆后选择赛事与赔率。注单按接受时的赔率结算，赛事取消或腰斩则退回本金。\n串关 2 至 10 项。',
    en: 'Choose a match and a price in the venue. A bet is settled at the price at which it was accepted; a cancelled or abandoned match returns the stake.\nParlays of 2 to 10 picks.',
  },
  coming: { zh: '该游戏尚未上线。', en: 'This game cannot be played yet.' },
}

const EXACT: Named = {
  zh: '由本游戏的数据精确计算，并以百万局模拟核对，差异在 0.3 个百分点以内。',
  en: 'Computed exactly from the data of this game, and checked by simulating millions of rounds: within 0.3 percentage points.',
}
const EDGE: Named = {
  zh: '由规则精确计算每个投注项的庄家优势，列于游戏内。',
  en: 'Computed exactly from the rules: the house edge of each bet is listed in the game.',
}
const KNOWN: Readonly<Record<Engine, Named>> = {
  lines: EXACT,
  ways: EXACT,
  bulls: EXACT,
  fishing: EXACT,
  baccarat: EDGE,
  roulette: EDGE,
  digits: EDGE,
  book: {
    zh: '没有固定返还率：赔率决定返还，投注单显示市场的抽水。',
    en: 'There is no fixed return: the price decides, and the slip shows the margin of the market.',
  },
  coming: { zh: '尚未公布。', en: 'Not published yet.' },
}

/** Lines of the bots: friendly small talk about the matches, never encouraging bets. Each bot writes in its own language, as members do. */
import { pickIndex } from '../../book/play/seeded.rules.ts'

export type BotLanguage = 'zh' | 'en'
export type Bot = { readonly id: string; readonly nick: string; readonly vip: number; readonly language: BotLanguage }

/** The languages alternate, so that any few neighbours have both. */
export const BOTS: readonly Bot[] = [
  { id: 'bot-01', nick: '晚风', vip: 2, language: 'zh' },
  { id: 'bot-03', nick: 'Mira', vip: 1, language: 'en' },
  { id: 'bot-02', nick: '老周看球', vip: 4, language: 'zh' },
  { id: 'bot-06', nick: 'Jonas', vip: 2, language: 'en' },
  { id: 'bot-04', nick: '三分雨', vip: 3, language: 'zh' },
  { id: 'bot-09', nick: 'Quill', vip: 3, language: 'en' },
  { id: 'bot-05', nick: '阿拓', vip: 0, language: 'zh' },
  { id: 'bot-12', nick: 'Nora', vip: 2, language: 'en' },
  { id: 'bot-07', nick: '半场茶', vip: 5, language: 'zh' },
  { id: 'bot-13', nick: 'Otis', vip: 0, language: 'en' },
  { id: 'bot-10', nick: '听雨轩', vip: 6, language: 'zh' },
  { id: 'bot-14', nick: 'Freya', vip: 4, language: 'en' },
]

const SMALL_TALK: Readonly<Record<BotLanguage, readonly string[]>> = {
  zh: [
    '今晚的节奏很快，看得过瘾',
    '刚下班，现在几比几了？',
    '这脚传球真漂亮',
    '门将状态不错啊',
    '下半场换人之后好多了',
    '有人在看排球吗？第四局太胶着',
    '刚刚那球是不是越位？',
    '看个开心，别熬太晚',
    '中场休息，去倒杯水',
    '两队防守都挺稳',
    '棒球那场要进加时了吗',
    '主队这个赛季进步很大',
    '我这边有点卡，大家流畅吗',
    '裁判今天吹得挺松',
    '网球那位反手真稳',
    '第一次来聊天室，大家好',
    '欢迎欢迎',
    '比分咬得真紧',
    '今天的冰球打得很干净',
    '定好预算，看球才轻松',
    '我设了休息提醒，到点就下线',
    '周末还有琥珀杯，期待',
    '篮板差距有点大',
    '这个角球战术练过',
    '谁知道下一场几点开始？',
    '页面上“即将开赛”里能看到',
    '谢谢，看到了',
    '教练这次调整得及时',
    '乒乓球那个回合太长了，手都替他酸',
    '客队体能好像跟不上了',
    '慢慢来，好球值得等',
    '我妹妹也开始看手球了',
  ],
  en: [
    'Good evening everyone',
    'That was a lovely save',
    'What a comeback',
    'Half-time already, time flies',
    'Just got home, what did I miss?',
    'That pass was something else',
    'Their keeper is having a great night',
    'Much better since the substitutions',
    'Anyone watching the volleyball? The fourth set is level',
    'Was that offside?',
    'Half-time, off to get a glass of water',
    'Both defences look solid',
    'Is the baseball going to extra innings?',
    'The home side have come a long way this season',
    'A bit slow for me, is it fine for you?',
    'The referee is letting them play today',
    'That backhand never misses',
    'First time in here, hello all',
    'Welcome!',
    'So little between them',
    'Clean hockey today, nice to see',
    'Set a budget first, then it is just fun',
    'My break reminder is on, so I am off when it rings',
    'Amber Cup this weekend, looking forward to it',
    'They are losing it on the rebounds',
    'They must have practised that corner',
    'What time is the next one?',
    'It is under “Upcoming” on the page',
    'Thanks, found it',
    'Good call by the coach',
    'That rally went on forever',
    'The away side look tired',
    'Take your time, a good goal is worth the wait',
    'My sister watches handball now too',
  ],
}

type About = (home: string, away: string, score: string) => string

const ABOUT_MATCH: Readonly<Record<BotLanguage, readonly About[]>> = {
  zh: [
    (home, away, score) => `${home} 对 ${away}，现在 ${score}`,
    (home) => `${home} 今天的站位很紧凑`,
    (_home, away) => `${away} 反击的速度真快`,
    (home, away) => `${home} 和 ${away} 这场挺好看`,
    (_home, _away, score) => `${score}，还有得看`,
  ],
  en: [
    (home, away, score) => `${home} against ${away}, ${score} now`,
    (home) => `${home} are keeping their shape today`,
    (_home, away) => `${away} are so quick on the break`,
    (home, away) => `${home} and ${away} is a good one to watch`,
    (_home, _away, score) => `${score}, plenty left in this`,
  ],
}

/** Of a side, in each language. */
type SideNames = Readonly<Record<BotLanguage, string>>
export type LiveMatch = { readonly home: SideNames; readonly away: SideNames; readonly score: string }

/** More lines than a phone shows at once: as far back, nothing is repeated. */
export const LINES_LATELY = 16

/**
 * The n-th line of a bot; deterministic, so that history can be generated.
 * @param lately the newest lines of the room, none of which is said again
 */
export function botLine(
  seed: number,
  n: number,
  matches: readonly LiveMatch[],
  lately: readonly string[],
): { bot: Bot; text: string } {
  const isNew = (text: string): boolean => !lately.includes(text)
  const bot = BOTS[pickIndex(seed, n, BOTS.length, 1)] as Bot
  const { language } = bot
  const match = matches[pickIndex(seed, n, Math.max(1, matches.length), 2)]
  if (match && pickIndex(seed, n, 4, 3) === 0) {
    const about = ABOUT_MATCH[language]
      .map((say) => say(match.home[language], match.away[language], match.score))
      .filter(isNew)
    const text = about[pickIndex(seed, n, about.length, 4)]
    if (text !== undefined) return { bot, text }
  }
  const talk = SMALL_TALK[language].filter(isNew)
  return { bot, text: talk[pickIndex(seed, n, talk.length, 5)] as string }
}

/** Lines of the bots: friendly small talk about the matches, never encouraging bets. Each line exists in Chinese and English, and a reader gets that of the page. */
import { pickIndex } from '../../book/play/seeded.rules.ts'

export type BotLanguage = 'zh' | 'en'
/** What a bot says, in each language. */
export type Said = Readonly<Record<BotLanguage, string>>
export type Bot = { readonly id: string; readonly nick: string; readonly vip: number }

export const BOTS: readonly Bot[] = [
  { id: 'bot-01', nick: '晚风', vip: 2 },
  { id: 'bot-03', nick: 'Mira', vip: 1 },
  { id: 'bot-02', nick: '老周看球', vip: 4 },
  { id: 'bot-06', nick: 'Jonas', vip: 2 },
  { id: 'bot-04', nick: '三分雨', vip: 3 },
  { id: 'bot-09', nick: 'Quill', vip: 3 },
  { id: 'bot-05', nick: '阿拓', vip: 0 },
  { id: 'bot-12', nick: 'Nora', vip: 2 },
  { id: 'bot-07', nick: '半场茶', vip: 5 },
  { id: 'bot-13', nick: 'Otis', vip: 0 },
  { id: 'bot-10', nick: '听雨轩', vip: 6 },
  { id: 'bot-14', nick: 'Freya', vip: 4 },
]

const SMALL_TALK: readonly Said[] = [
  { zh: '今晚的节奏很快，看得过瘾', en: 'What a pace tonight, I am enjoying this' },
  { zh: '大家晚上好', en: 'Good evening everyone' },
  { zh: '刚下班，现在几比几了？', en: 'Just off work, what is the score?' },
  { zh: '这脚传球真漂亮', en: 'That pass was something else' },
  { zh: '门将状态不错啊', en: 'The keeper is having a great night' },
  { zh: '下半场换人之后好多了', en: 'Much better since the substitutions' },
  { zh: '有人在看排球吗？第四局太胶着', en: 'Anyone watching the volleyball? The fourth set is level' },
  { zh: '刚刚那球是不是越位？', en: 'Was that offside?' },
  { zh: '看个开心，别熬太晚', en: 'Enjoy it, and do not stay up too late' },
  { zh: '中场休息，去倒杯水', en: 'Half-time, off to get a glass of water' },
  { zh: '两队防守都挺稳', en: 'Both defences look solid' },
  { zh: '棒球那场要进加时了吗', en: 'Is the baseball going to extra innings?' },
  { zh: '主队这个赛季进步很大', en: 'The home side have come a long way this season' },
  { zh: '我这边有点卡，大家流畅吗', en: 'A bit slow for me, is it fine for you?' },
  { zh: '裁判今天吹得挺松', en: 'The referee is letting them play today' },
  { zh: '网球那位反手真稳', en: 'That backhand never misses' },
  { zh: '第一次来聊天室，大家好', en: 'First time in here, hello all' },
  { zh: '欢迎欢迎', en: 'Welcome!' },
  { zh: '比分咬得真紧', en: 'So little between them' },
  { zh: '今天的冰球打得很干净', en: 'Clean hockey today, nice to see' },
  { zh: '定好预算，看球才轻松', en: 'Set a budget first, then it is just fun' },
  { zh: '我设了休息提醒，到点就下线', en: 'My break reminder is on, so I am off when it rings' },
  { zh: '周末还有琥珀杯，期待', en: 'Amber Cup this weekend, looking forward to it' },
  { zh: '篮板差距有点大', en: 'They are losing it on the rebounds' },
  { zh: '这个角球战术练过', en: 'They must have practised that corner' },
  { zh: '谁知道下一场几点开始？', en: 'What time is the next one?' },
  { zh: '页面上“即将开赛”里能看到', en: 'It is under “Upcoming” on the page' },
  { zh: '谢谢，看到了', en: 'Thanks, found it' },
  { zh: '教练这次调整得及时', en: 'Good call by the coach' },
  { zh: '乒乓球那个回合太长了，手都替他酸', en: 'That rally went on forever' },
  { zh: '客队体能好像跟不上了', en: 'The away side look tired' },
  { zh: '慢慢来，好球值得等', en: 'Take your time, a good goal is worth the wait' },
  { zh: '我妹妹也开始看手球了', en: 'My sister watches handball now too' },
  { zh: '这个扑救太漂亮了', en: 'That was a lovely save' },
  { zh: '追回来了，真不容易', en: 'What a comeback' },
]

type About = (home: string, away: string, score: string) => string

const ABOUT_MATCH: readonly Readonly<Record<BotLanguage, About>>[] = [
  {
    zh: (home, away, score) => `${home} 对 ${away}，现在 ${score}`,
    en: (home, away, score) => `${home} against ${away}, ${score} now`,
  },
  { zh: (home) => `${home} 今天的站位很紧凑`, en: (home) => `${home} are keeping their shape today` },
  { zh: (_home, away) => `${away} 反击的速度真快`, en: (_home, away) => `${away} are so quick on the break` },
  {
    zh: (home, away) => `${home} 和 ${away} 这场挺好看`,
    en: (home, away) => `${home} and ${away} is a good one to watch`,
  },
  { zh: (_home, _away, score) => `${score}，还有得看`, en: (_home, _away, score) => `${score}, plenty left in this` },
]

export type LiveMatch = { readonly home: Said; readonly away: Said; readonly score: string }

/** More lines than a phone shows at once: as far back, nothing is repeated. */
export const LINES_LATELY = 16

/**
 * The n-th line of a bot; deterministic, so that history can be generated.
 * @param lately the newest lines of the room in Chinese, none of which is said again
 */
export function botLine(
  seed: number,
  n: number,
  matches: readonly LiveMatch[],
  lately: readonly string[],
): { bot: Bot; said: Said } {
  const isNew = ({ zh }: Said): boolean => !lately.includes(zh)
  const bot = BOTS[pickIndex(seed, n, BOTS.length, 1)] as Bot
  const match = matches[pickIndex(seed, n, Math.max(1, matches.length), 2)]
  if (match && pickIndex(seed, n, 4, 3) === 0) {
    const about = ABOUT_MATCH.map((say) => saidOf(say, match)).filter(isNew)
    const said = about[pickIndex(seed, n, about.length, 4)]
    if (said !== undefined) return { bot, said }
  }
  const talk = SMALL_TALK.filter(isNew)
  return { bot, said: talk[pickIndex(seed, n, talk.length, 5)] as Said }
}

function saidOf(say: Readonly<Record<BotLanguage, About>>, { home, away, score }: LiveMatch): Said {
  return { zh: say.zh(home.zh, away.zh, score), en: say.en(home.en, away.en, score) }
}

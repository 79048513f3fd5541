/** Lines of the bots: friendly small talk about the matches, never encouraging bets. */
import { pickIndex } from '../../book/play/seeded.rules.ts'

export type Bot = { id: string; nick: string; vip: number }

export const BOTS: readonly Bot[] = [
  { id: 'bot-01', nick: '晚风', vip: 2 },
  { id: 'bot-02', nick: '老周看球', vip: 4 },
  { id: 'bot-03', nick: 'Mira', vip: 1 },
  { id: 'bot-04', nick: '三分雨', vip: 3 },
  { id: 'bot-05', nick: '阿拓', vip: 0 },
  { id: 'bot-06', nick: 'Jonas', vip: 2 },
  { id: 'bot-07', nick: '半场茶', vip: 5 },
  { id: 'bot-08', nick: '小渡', vip: 1 },
  { id: 'bot-09', nick: 'Quill', vip: 3 },
  { id: 'bot-10', nick: '听雨轩', vip: 6 },
  { id: 'bot-11', nick: '纸飞机', vip: 0 },
  { id: 'bot-12', nick: 'Nora', vip: 2 },
]

const SMALL_TALK: readonly string[] = [
  '今晚的节奏很快，看得过瘾',
  '刚下班，现在几比几了？',
  '这脚传球真漂亮',
  '门将状态不错啊',
  '下半场换人之后好多了',
  '有人在看排球吗？第四局太胶着',
  'Good evening everyone',
  '刚刚那球是不是越位？',
  '看个开心，别熬太晚',
  '中场休息，去倒杯水',
  '两队防守都挺稳',
  'That was a lovely save',
  '棒球那场要进加时了吗',
  '主队这个赛季进步很大',
  '我这边有点卡，大家流畅吗',
  '裁判今天吹得挺松',
  '网球那位反手真稳',
  '第一次来聊天室，大家好',
  '欢迎欢迎',
  '比分咬得真紧',
  'What a comeback',
  '今天的冰球打得很干净',
  '定好预算，看球才轻松',
  '我设了休息提醒，到点就下线',
  '周末还有琥珀杯，期待',
  '篮板差距有点大',
  '这个角球战术练过',
  'Half-time already, time flies',
  '谁知道下一场几点开始？',
  '页面上“即将开赛”里能看到',
  '谢谢，看到了',
  '教练这次调整得及时',
  '乒乓球那个回合太长了，手都替他酸',
  '客队体能好像跟不上了',
  '慢慢来，好球值得等',
  '我妹妹也开始看手球了',
]

const ABOUT_MATCH: readonly ((home: string, away: string, score: string) => string)[] = [
  (home, away, score) => `${home} 对 ${away}，现在 ${score}`,
  (home) => `${home} 今天的站位很紧凑`,
  (_home, away) => `${away} 反击的速度真快`,
  (home, away) => `${home} 和 ${away} 这场挺好看`,
  (_home, _away, score) => `${score}，还有得看`,
]

export type LiveMatch = { home: string; away: string; score: string }

/** The n-th line of a bot; deterministic, so that history can be generated. */
export function botLine(seed: number, n: number, matches: readonly LiveMatch[]): { bot: Bot; text: string } {
  const bot = BOTS[pickIndex(seed, n, BOTS.length, 1)] as Bot
  const match = matches[pickIndex(seed, n, Math.max(1, matches.length), 2)]
  if (match && pickIndex(seed, n, 4, 3) === 0) {
    const say = ABOUT_MATCH[pickIndex(seed, n, ABOUT_MATCH.length, 4)]
    if (say) return { bot, text: say(match.home, match.away, match.score) }
  }
  return { bot, text: SMALL_TALK[pickIndex(seed, n, SMALL_TALK.length, 5)] as string }
}

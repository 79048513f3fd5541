/** Words of titles other than slots. */
import type { CHESS, CHESS_SETTINGS } from '../subjects/chess.ts'
import type { ESPORTS, ESPORTS_SETTINGS } from '../subjects/esports.ts'
import type { FISHING, FISHING_SETTINGS } from '../subjects/fishing.ts'
import type { LOTTERY, LOTTERY_SETTINGS } from '../subjects/lottery.ts'
import type { SPORT, SPORT_SETTINGS } from '../subjects/sport.ts'
import type { TABLE_SETTINGS, TABLES } from '../subjects/tables.ts'
import type { Words } from './words.ts'

export const TABLE_WORDS: Words<typeof TABLES, typeof TABLE_SETTINGS> = {
  subjects: [
    ['百家乐', 'baccarat', 'baccarat'],
    ['轮盘', 'roulette', 'roulette'],
    ['龙虎', 'dragon tiger', 'dragontiger'],
    ['骰宝', 'sic bo', 'sicbo'],
    ['牛牛', 'bull bull', 'bulls'],
    ['二十一点', 'blackjack', 'blackjack'],
    ['三公', 'three faces', 'threefaces'],
  ],
  settings: [
    ['经典', 'classic', 'classic'],
    ['极速', 'speed', 'speed'],
    ['尊享', 'salon', 'salon'],
    ['多台', 'multi', 'multi'],
    ['竞咪', 'squeeze', 'squeeze'],
    ['闪电', 'flash', 'flash'],
    ['翡翠', 'jade', 'jade'],
    ['星空', 'starlight', 'starlight'],
  ],
}

export const LOTTERY_WORDS: Words<typeof LOTTERY, typeof LOTTERY_SETTINGS> = {
  subjects: [
    ['时时彩', 'five digits', 'digits'],
    ['快三', 'fast three', 'dice'],
    ['赛车', 'racing', 'racing'],
    ['六合', 'mark six', 'drum'],
    ['飞艇', 'airship', 'airship'],
    ['11选5', 'pick five', 'pick'],
  ],
  settings: [
    ['一分', 'one-minute', 'one'],
    ['三分', 'three-minute', 'three'],
    ['五分', 'five-minute', 'five'],
    ['极速', 'speed', 'speed'],
    ['幸运', 'lucky', 'lucky'],
    ['澳洲', 'aussie', 'aussie'],
  ],
}

export const CHESS_WORDS: Words<typeof CHESS, typeof CHESS_SETTINGS> = {
  subjects: [
    ['牛牛', 'bulls', 'bulls'],
    ['麻将', 'mahjong', 'mahjong'],
    ['斗地主', 'landlord', 'landlord'],
    ['炸金花', 'golden flower', 'flower'],
    ['德州', "hold'em", 'holdem'],
    ['十三水', 'thirteen', 'thirteen'],
    ['三公', 'three faces', 'threefaces'],
  ],
  settings: [
    ['抢庄', 'banker', 'banker'],
    ['二人', 'duo', 'duo'],
    ['欢乐', 'happy', 'happy'],
    ['血战', 'bloody', 'bloody'],
    ['极速', 'speed', 'speed'],
    ['经典', 'classic', 'classic'],
    ['百人', 'hundred', 'hundred'],
  ],
}

export const FISHING_WORDS: Words<typeof FISHING, typeof FISHING_SETTINGS> = {
  subjects: [
    ['深海', 'deep sea', 'angler'],
    ['龙王', 'dragon king', 'dragon'],
    ['黄金', 'golden', 'goldfish'],
    ['霸王', 'overlord', 'shark'],
    ['珊瑚', 'coral', 'turtle'],
    ['风暴', 'storm', 'sword'],
    ['幽灵', 'ghost', 'ghost'],
  ],
  settings: [
    ['捕鱼', 'fishing', 'fishing'],
    ['猎场', 'hunt', 'hunt'],
    ['宝藏', 'treasure', 'treasure'],
    ['大战', 'battle', 'battle'],
    ['嘉年华', 'carnival', 'carnival'],
  ],
}

export const ESPORTS_WORDS: Words<typeof ESPORTS, typeof ESPORTS_SETTINGS> = {
  subjects: [
    ['峡谷', 'rift', 'rift'],
    ['王者', 'kings', 'kings'],
    ['沙漠', 'dust', 'dust'],
    ['特工', 'agents', 'agents'],
    ['远古', 'ancients', 'ancients'],
    ['星际', 'starfield', 'star'],
    ['街霸', 'arcade', 'arcade'],
  ],
  settings: [
    ['季中赛', 'mid-season', 'season'],
    ['联赛', 'league', 'league'],
    ['杯赛', 'cup', 'cup'],
    ['公开赛', 'open', 'open'],
    ['大师赛', 'masters', 'masters'],
  ],
}

export const SPORT_WORDS: Words<typeof SPORT, typeof SPORT_SETTINGS> = {
  subjects: [
    ['足球', 'football', 'football'],
    ['篮球', 'basketball', 'basketball'],
    ['羽毛球', 'badminton', 'badminton'],
    ['排球', 'volleyball', 'volleyball'],
    ['乒乓球', 'table tennis', 'pingpong'],
    ['网球', 'tennis', 'tennis'],
    ['拳击', 'boxing', 'boxing'],
    ['棒球', 'baseball', 'baseball'],
  ],
  settings: [
    ['滚球', 'live', 'live'],
    ['早盘', 'early market', 'early'],
    ['冠军', 'outrights', 'outright'],
    ['串关', 'parlay', 'parlay'],
    ['虚拟赛', 'virtual', 'virtual'],
  ],
}

import type { SLOTS } from '../subjects/slots.ts'
import type { SLOT_SETTINGS } from '../subjects/slots-settings.ts'
import type { Words } from './words.ts'

export const SLOT_WORDS: Words<typeof SLOTS, typeof SLOT_SETTINGS> = {
  subjects: [
    ['麻将', 'mahjong', 'mahjong'],
    ['龙', 'dragon', 'dragon'],
    ['财神', 'fortune', 'fortune'],
    ['狐', 'fox', 'fox'],
    ['寻宝', 'treasure', 'chest'],
    ['法老', 'pharaoh', 'pharaoh'],
    ['海盗', 'pirate', 'pirate'],
    ['丛林', 'jungle', 'tiger'],
    ['极地', 'polar', 'bear'],
    ['灯笼', 'lantern', 'lamp'],
    ['糖果', 'candy', 'candy'],
    ['火山', 'volcano', 'volcano'],
    ['霓虹', 'neon', 'racer'],
    ['月', 'moon', 'rabbit'],
    ['雷', 'thunder', 'hammer'],
    ['锦鲤', 'koi', 'koi'],
  ],
  settings: [
    ['胡了', 'ways', 'ways'],
    ['传奇', 'legend', 'legend'],
    ['宝藏', 'riches', 'riches'],
    ['狂欢', 'carnival', 'carnival'],
    ['之路', 'road', 'road'],
    ['奇迹', 'wonder', 'wonders'],
    ['连环', 'cascade', 'cascade'],
    ['大亨', 'tycoon', 'tycoon'],
    ['密令', 'secret', 'secrets'],
    ['冲击', 'rush', 'rush'],
  ],
}

/** Invented leagues, clubs and players in both languages. None may be replaced by a real one. */
import type { SportCode } from './sports.rules.ts'

export type Named = { zh: string; en: string }

const LEAGUES: Readonly<Record<SportCode, readonly Named[]>> = {
  football: [
    { zh: '星港甲级联赛', en: 'Starport First Division' },
    { zh: '云海超级联赛', en: 'Cloudsea Premier' },
    { zh: '琥珀杯', en: 'Amber Cup' },
  ],
  basketball: [
    { zh: '北岸职业篮球', en: 'Northshore Basketball' },
    { zh: '九川篮球联赛', en: 'Nine Rivers League' },
  ],
  tennis: [
    { zh: '鹭洲公开赛', en: 'Egret Isle Open' },
    { zh: '银沙硬地赛', en: 'Silversand Courts' },
  ],
  baseball: [{ zh: '海雾棒球联盟', en: 'Seamist Baseball League' }],
  hockey: [{ zh: '霜线冰球联赛', en: 'Frostline Hockey' }],
  volleyball: [{ zh: '长汀排球联赛', en: 'Longshoal Volleyball' }],
  badminton: [{ zh: '竹影羽毛球巡回赛', en: 'Bamboo Shade Tour' }],
  handball: [{ zh: '赤岩手球联赛', en: 'Redcliff Handball' }],
  tabletennis: [{ zh: '青石乒乓球大奖赛', en: 'Bluestone Table Tennis' }],
  cs2: [
    { zh: 'CS2 · 夜航邀请赛', en: 'CS2 · Nightflight Invitational' },
    { zh: 'CS2 · 赤砂公开赛', en: 'CS2 · Redsand Open' },
  ],
  lol: [
    { zh: '英雄联盟 · 云阙联赛', en: 'LOL · Cloudgate League' },
    { zh: '英雄联盟 · 极昼杯', en: 'LOL · Midnight Sun Cup' },
  ],
  dota2: [{ zh: 'DOTA2 · 深潮大师赛', en: 'DOTA2 · Deeptide Masters' }],
  kings: [{ zh: '王者荣耀 · 长歌联赛', en: 'Honor of Kings · Longsong League' }],
}

const PLACES: readonly Named[] = [
  { zh: '霜港', en: 'Frostmere' },
  { zh: '鹤湾', en: 'Cranebay' },
  { zh: '梧城', en: 'Wuvale' },
  { zh: '砚山', en: 'Inkstone' },
  { zh: '潮汐镇', en: 'Tidewick' },
  { zh: '星渡', en: 'Starford' },
  { zh: '白榆', en: 'Whitelm' },
  { zh: '雁回', en: 'Geeseturn' },
  { zh: '松浦', en: 'Pinehithe' },
  { zh: '琉璃城', en: 'Glassholm' },
  { zh: '落霞', en: 'Duskmoor' },
  { zh: '云栖', en: 'Cloudrest' },
  { zh: '石桥', en: 'Stonebrig' },
  { zh: '烟屿', en: 'Mistholm' },
  { zh: '金穗', en: 'Wheatley' },
  { zh: '寒泉', en: 'Coldwell' },
  { zh: '鹿汀', en: 'Deerfell' },
  { zh: '青禾', en: 'Greenmarch' },
  { zh: '月湾', en: 'Moonbight' },
  { zh: '苇岸', en: 'Reedshore' },
  { zh: '橡原', en: 'Oakfallow' },
  { zh: '雪岬', en: 'Snowcape' },
  { zh: '桐浦', en: 'Tungmouth' },
  { zh: '沙汀', en: 'Sandeyot' },
  { zh: '曦岛', en: 'Dawnholm' },
  { zh: '铜岭', en: 'Copperby' },
  { zh: '澜湖', en: 'Azuremere' },
  { zh: '枫渡', en: 'Maplewick' },
  { zh: '雾谷', en: 'Fogdale' },
  { zh: '晴渡', en: 'Clearby' },
  { zh: '榴城', en: 'Garnetby' },
  { zh: '柳堤', en: 'Willowdike' },
]
const CLUBS: readonly Named[] = [
  { zh: '纸鸢', en: 'Kites' },
  { zh: '灯塔', en: 'Beacons' },
  { zh: '山猫', en: 'Lynxes' },
  { zh: '梭鱼', en: 'Pikes' },
  { zh: '苍鹭', en: 'Herons' },
  { zh: '铁匠', en: 'Smiths' },
  { zh: '候鸟', en: 'Swifts' },
  { zh: '磐石', en: 'Rocks' },
]
const GIVEN: readonly Named[] = [
  { zh: '伊洛', en: 'Ilo' },
  { zh: '塔温', en: 'Tavin' },
  { zh: '莱珂', en: 'Reko' },
  { zh: '欧兰', en: 'Oran' },
  { zh: '米瑞', en: 'Mirre' },
  { zh: '卡索', en: 'Kaso' },
  { zh: '贝诺', en: 'Benno' },
  { zh: '索菈', en: 'Sola' },
]
const FAMILY: readonly Named[] = [
  { zh: '凡登伯', en: 'Vandenbo' },
  { zh: '艾斯特霖', en: 'Estrelin' },
  { zh: '科瓦列克', en: 'Kovalek' },
  { zh: '哈罗威', en: 'Harrowy' },
  { zh: '米尔斯塔', en: 'Mielstad' },
  { zh: '乔恩达', en: 'Jornda' },
  { zh: '萨维林', en: 'Saverin' },
  { zh: '托雷莫', en: 'Torremo' },
]
const SOLO: ReadonlySet<SportCode> = new Set(['tennis', 'badminton', 'tabletennis'])

export function leaguesOf(sport: SportCode): readonly Named[] {
  return LEAGUES[sport]
}

/** Number of sides in a sport; each is `sideOf(sport, 0..count-1)`. */
export function sideCount(sport: SportCode): number {
  return SOLO.has(sport) ? GIVEN.length * FAMILY.length : PLACES.length
}

/** A club (place and emblem) or a player. The emblem of a place differs by sport, so names do not repeat across sports. */
export function sideOf(sport: SportCode, index: number): Named {
  if (SOLO.has(sport)) {
    const given = GIVEN[index % GIVEN.length] as Named
    const family = FAMILY[Math.floor(index / GIVEN.length) % FAMILY.length] as Named
    return { zh: `${given.zh}·${family.zh}`, en: `${given.en} ${family.en}` }
  }
  const place = PLACES[index % PLACES.length] as Named
  const club = CLUBS[(index * 3 + sport.length) % CLUBS.length] as Named
  return { zh: `${place.zh}${club.zh}`, en: `${place.en} ${club.en}` }
}

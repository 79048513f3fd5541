/** The picture of each seeded offer, advertisement and campaign, by its id: a new title changes none of them. */
const BANNERS: Readonly<Record<string, string>> = {
  'welcome-sport': 'depositSport',
  'welcome-egame': 'depositSlots',
  'welcome-dividend': 'dividend',
  'newcomer-card': 'profile',
  'sport-reload': 'reload',
  'sport-turnover': 'turnover',
  'amber-cup': 'cup',
  'live-table': 'depositLive',
  'live-vip': 'liveVip',
  'esports-cup': 'esports',
  'egame-monday': 'reels',
  'egame-return': 'dailyReturn',
  'chess-evening': 'evening',
  'lottery-lucky': 'numbers',
  'vip-monthly': 'cashback',
  'vip-upgrade': 'upgrade',
  birthday: 'birthday',
  feedback: 'idea',
  'pop-welcome': 'depositSport',
  'pop-amber': 'cup',
  'pop-limits': 'hourglass',
  'ad-derby': 'derby',
  'ad-first': 'deposit',
  'ad-esports': 'arena',
  'ad-vip': 'upgrade',
  'ad-usdt': 'crypto',
  'ad-chat': 'chat',
  'ad-friend': 'friends',
  'ad-safer': 'hourglass',
}

/** @returns the name of its picture; undefined for an id without one */
export function bannerName(id: string): string | undefined {
  return Object.hasOwn(BANNERS, id) ? BANNERS[id] : undefined
}

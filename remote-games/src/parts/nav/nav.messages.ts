import { defineMessages } from '@lantern/i18n'

export const navMessages = defineMessages({
  'zh-CN': {
    categories: '游戏分类',
    sport: '体育',
    realbet: '真人',
    gaming: '电竞',
    chess: '棋牌',
    egame: '电子',
    lottery: '彩票',
    fishing: '捕鱼',
  },
  en: {
    categories: 'Categories',
    sport: 'Sports',
    realbet: 'Casino',
    gaming: 'Esports',
    chess: 'Cards',
    egame: 'Slots',
    lottery: 'Lottery',
    fishing: 'Fishing',
  },
})

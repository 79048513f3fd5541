import { defineMessages } from '@lantern/i18n'

/** Display names of the game categories. */
export const categoryMessages = defineMessages({
  'zh-CN': {
    sport: '体育',
    realbet: '真人',
    gaming: '电竞',
    chess: '棋牌',
    egame: '电子',
    lottery: '彩票',
    fishing: '捕鱼',
  },
  en: {
    sport: 'Sports',
    realbet: 'Casino',
    gaming: 'Esports',
    chess: 'Cards',
    egame: 'Slots',
    lottery: 'Lottery',
    fishing: 'Fishing',
  },
})

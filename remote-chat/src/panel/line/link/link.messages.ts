import { defineMessages } from '@lantern/i18n'

export const linkMessages = defineMessages({
  'zh-CN': {
    game: '比赛与游戏',
    activity: '优惠活动',
    mine: '我的',
    customer: '客服',
    sponsor: '赞助',
  },
  en: {
    game: 'Matches and games',
    activity: 'Offers',
    mine: 'My account',
    customer: 'Help and service',
    sponsor: 'Sponsorship',
  },
})

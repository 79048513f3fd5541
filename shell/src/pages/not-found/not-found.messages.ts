import { defineMessages } from '@lantern/i18n'

export const notFoundMessages = defineMessages({
  'zh-CN': {
    title: '页面不存在',
    lead: '链接可能已失效，或地址有误。',
    guess: '您要找的可能是',
    search: '搜索游戏、优惠和帮助',
    placeholder: '中文或拼音',
    go: '搜索',
    top: '常用页面',
  },
  en: {
    title: 'Page not found',
    lead: 'The link may be old or mistyped.',
    guess: 'Did you mean',
    search: 'Search games, offers and help',
    placeholder: 'Games, help',
    go: 'Search',
    top: 'Popular pages',
  },
})

import { defineMessages } from '@lantern/i18n'

export const railsMessages = defineMessages({
  'zh-CN': {
    hotMatches: '热门赛事',
    games: '热门游戏',
    all: '全部',
    loading: '加载中',
    failed: '这里没有加载出来',
    retry: '重试',
  },
  en: {
    hotMatches: 'Hot matches',
    games: 'Popular games',
    all: 'All',
    loading: 'Loading',
    failed: 'This did not load',
    retry: 'Retry',
  },
})

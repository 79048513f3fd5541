import { defineMessages } from '@lantern/i18n'

export const railsMessages = defineMessages({
  'zh-CN': {
    hotMatches: '热门赛事',
    games: '热门游戏',
    all: '全部',
    loading: '加载中',
    failed: '加载失败',
    retry: '重试',
  },
  en: {
    hotMatches: 'Popular matches',
    games: 'Popular games',
    all: 'All',
    loading: 'Loading',
    failed: 'Failed to load',
    retry: 'Retry',
  },
})

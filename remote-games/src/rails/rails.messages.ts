import { defineMessages } from '@lantern/i18n'

export const railsMessages = defineMessages({
  'zh-CN': {
    openBets: '未结注单',
    parlay: ({ n }: { n: number }) => `${n} 串 1`,
    lastGames: '继续玩',
    hotMatches: '热门赛事',
    games: '热门游戏',
    all: '全部',
    loading: '加载中',
    failed: '加载失败',
    retry: '重试',
  },
  en: {
    openBets: 'Open bets',
    parlay: ({ n }: { n: number }) => `Parlay of ${n}`,
    lastGames: 'Play again',
    hotMatches: 'Popular matches',
    games: 'Popular games',
    all: 'All',
    loading: 'Loading',
    failed: 'Failed to load',
    retry: 'Retry',
  },
})

import { defineMessages } from '@lantern/i18n'

export const moreMessages = defineMessages({
  'zh-CN': {
    shareBet: '分享注单',
    closeShare: '关闭分享',
    loading: '加载注单',
    failed: '注单加载失败',
    retry: '重试',
    none: '近 7 天没有可以分享的体育注单',
    which: '选择注单',
    parlay: ({ n }: { n: number }) => `${n} 串 1`,
    betHint: ({ odds, stake }: { odds: string; stake: string }) => `赔率 ${odds} · 投注额 ¥${stake}`,
    privacyHint: '之后可以在消息菜单中更改。',
    share: '分享',
  },
  en: {
    shareBet: 'Share a bet',
    closeShare: 'Close sharing',
    loading: 'Loading bets',
    failed: 'Bets could not be loaded',
    retry: 'Try again',
    none: 'No sport bets of the last 7 days to share',
    which: 'Bet',
    parlay: ({ n }) => `Parlay of ${n}`,
    betHint: ({ odds, stake }) => `Odds ${odds} · Stake ¥${stake}`,
    privacyHint: 'You can change this later in the menu of the message.',
    share: 'Share',
  },
})

import { defineMessages } from '@lantern/i18n'

export const remotesMessages = defineMessages({
  'zh-CN': {
    loading: '加载中',
    failedTitle: ({ area }: { area: string }) => `${area}暂时打不开`,
    failedHint: '其他页面不受影响。可以重试，或稍后再来。',
    renderTitle: '页面开小差了',
    offlineHint: '网络已断开。恢复后点重试即可，无需刷新。',
    retry: '重试',
    back: '返回',
    home: '返回首页',
    support: '联系客服',
    updateTitle: '有新版本',
    updateHint: '刷新后即可打开，已填写的内容会保留。',
    reload: '刷新',
    page: '此页面',
  },
  en: {
    loading: 'Loading',
    failedTitle: ({ area }) => `${area} can’t open right now`,
    failedHint: 'Other pages still work. Try again, or come back later.',
    renderTitle: 'Something went wrong',
    offlineHint: 'You are offline. Retry once you are back online – no reload needed.',
    retry: 'Retry',
    back: 'Back',
    home: 'Home',
    support: 'Support',
    updateTitle: 'New version available',
    updateHint: 'Reload to open it. Your input is kept.',
    reload: 'Reload',
    page: 'This page',
  },
})

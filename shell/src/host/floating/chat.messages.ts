import { defineMessages } from '@lantern/i18n'

export const chatMessages = defineMessages({
  'zh-CN': {
    title: '聊天',
    unavailable: '聊天暂不可用',
    hint: '其他功能不受影响，稍后再试。',
    retry: '重试',
    close: '关闭',
  },
  en: {
    title: 'Chat',
    unavailable: 'Chat is unavailable',
    hint: 'Everything else works. Try again later.',
    retry: 'Retry',
    close: 'Close',
  },
})

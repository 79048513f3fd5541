import { defineMessages } from '@lantern/i18n'

/** Only of the frame in which a developer runs this remote alone. */
export const standaloneMessages = defineMessages({
  'zh-CN': {
    signIn: '以 demo01 登录',
    signOut: '退出',
    language: 'English',
    home: '首页插槽',
    failed: '登录没有成功',
    messages: '消息',
    dismiss: '关闭',
  },
  en: {
    signIn: 'Sign in as demo01',
    signOut: 'Sign out',
    language: '中文',
    home: 'Home slot',
    failed: 'Sign-in did not work',
    messages: 'Messages',
    dismiss: 'Dismiss',
  },
})

import { defineMessages } from '@lantern/i18n'

export const standaloneMessages = defineMessages({
  'zh-CN': {
    title: '会员中心',
    language: 'Switch to English',
    userName: '账号',
    password: '密码',
    show: '显示密码',
    hide: '隐藏密码',
    signIn: '登录',
    demo: '演示账号 demo01 / Test@1234',
    close: '关闭',
    toasts: '提示',
  },
  en: {
    title: 'Member area',
    language: '切换到中文',
    userName: 'User name',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    signIn: 'Sign in',
    demo: 'Demo account demo01 / Test@1234',
    close: 'Close',
    toasts: 'Notices',
  },
})

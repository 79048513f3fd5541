import { defineMessages } from '@lantern/i18n'

export const standaloneMessages = defineMessages({
  'zh-CN': {
    home: '单独运行',
    language: 'EN',
    scheme: '明 / 暗',
    signIn: '以 demo01 登录',
    signInWhy: '这个页面需要登录。模拟会员 demo01，资金均为虚拟。',
    signOut: '退出',
    pages: '页面与插槽',
    messages: '消息',
    dismiss: '关闭',
    notice: '这个远程模块正在单独运行：资金、赛事与账户均为模拟。',
  },
  en: {
    home: 'Standalone',
    language: '中文',
    scheme: 'Light / dark',
    signIn: 'Log in as demo01',
    signInWhy: 'This page requires login. demo01 is a simulated member; no money is real.',
    signOut: 'Log out',
    pages: 'Pages and slots',
    messages: 'Messages',
    dismiss: 'Dismiss',
    notice: 'This remote runs standalone. Money, matches and accounts are simulated.',
  },
})

import { defineMessages } from '@lantern/i18n'

/** Texts shared by the status pages. */
export const statusMessages = defineMessages({
  'zh-CN': {
    home: '返回首页',
    support: '联系客服',
    checkAgain: '重新检测',
    contacts: '备用联系方式',
    copy: '复制',
    copied: '已复制',
    stale: '暂时联系不上服务器，显示的是先前的信息。',
  },
  en: {
    home: 'Home',
    support: 'Support',
    checkAgain: 'Check again',
    contacts: 'Other ways to reach us',
    copy: 'Copy',
    copied: 'Copied',
    stale: 'Cannot reach the server; showing earlier information.',
  },
})

import { defineMessages } from '@lantern/i18n'

export const startMessages = defineMessages({
  'zh-CN': {
    title: '示例',
    lead: '站内最新公告，随时看看。',
    back: '返回',
    loading: '加载中',
    empty: '暂时没有公告',
    failed: '公告没有取到',
    retry: '重试',
  },
  en: {
    title: 'Sample',
    lead: 'What is new on the site.',
    back: 'Back',
    loading: 'Loading',
    empty: 'There are no notices right now',
    failed: 'The notices did not arrive',
    retry: 'Retry',
  },
})

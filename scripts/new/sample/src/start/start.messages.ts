import { defineMessages } from '@lantern/i18n'

export const startMessages = defineMessages({
  'zh-CN': {
    title: '示例',
    lead: '查看站内最新公告。',
    empty: '暂无公告',
  },
  en: {
    title: 'Sample',
    lead: 'Latest notices of the site.',
    empty: 'No notices yet',
  },
})

import { defineMessages } from '@lantern/i18n'

export const startMessages = defineMessages({
  'zh-CN': {
    title: '示例',
    lead: '查看站内最新公告。',
    back: '返回',
    loading: '加载中',
    empty: '暂无公告',
    failed: '公告加载失败',
    retry: '重试',
  },
  en: {
    title: 'Sample',
    lead: 'Latest notices of the site.',
    back: 'Back',
    loading: 'Loading',
    empty: 'No notices yet',
    failed: 'Notices failed to load',
    retry: 'Retry',
  },
})

import { defineMessages } from '@lantern/i18n'

export const sponsorMessages = defineMessages({
  'zh-CN': {
    title: '赞助合作',
    back: '返回',
    loading: '加载中',
    failed: '赞助内容加载失败',
    failedHint: '请检查网络后重试。',
    retry: '重试',
    facts: '合作概况',
    story: '我们的故事',
    timeline: '一路走来',
    gallery: '画面',
    press: '报道',
    video: '赞助短片',
    adults: '仅限年满 18 岁的成年人。俱乐部与文中人物、地点均为虚构。',
  },
  en: {
    title: 'Sponsorship',
    back: 'Back',
    loading: 'Loading',
    failed: 'The sponsorship failed to load',
    failedHint: 'Check the network and try again.',
    retry: 'Retry',
    facts: 'Facts',
    story: 'Our story',
    timeline: 'Timeline',
    gallery: 'Pictures',
    press: 'In the press',
    video: 'Sponsorship video',
    adults: 'For adults aged 18 and over only. The club, people and places are fictional.',
  },
})

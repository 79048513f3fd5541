import { defineMessages } from '@lantern/i18n'

export const sponsorMessages = defineMessages({
  'zh-CN': {
    title: '赞助合作',
    back: '返回',
    loading: '加载中',
    failed: '赞助内容暂时读不到',
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
    failed: 'The sponsorship cannot be read just now',
    failedHint: 'Check the network and try again.',
    retry: 'Retry',
    facts: 'In figures',
    story: 'How it came about',
    timeline: 'The way so far',
    gallery: 'Pictures',
    press: 'In the press',
    video: 'Film of the sponsorship',
    adults: 'For adults of 18 and over only. The club and all people and places here are invented.',
  },
})

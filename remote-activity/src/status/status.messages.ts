import { defineMessages } from '@lantern/i18n'

export const statusMessages = defineMessages({
  'zh-CN': {
    title: '活动',
    back: '返回',
    notOpen: '这个活动尚未开放',
    detail: '可以先看看正在进行的优惠。',
    toOffers: '查看优惠',
  },
  en: {
    title: 'Activity',
    back: 'Back',
    notOpen: 'This activity is not open yet',
    detail: 'Have a look at the offers that are running.',
    toOffers: 'See the offers',
  },
})
